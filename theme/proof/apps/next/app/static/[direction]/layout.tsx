import '@stet/theme/fonts.css';
import { noFlashScript } from '@stet/theme/no-flash';
import { Providers } from '../../providers';

export const generateStaticParams = () => [{ direction: 'ltr' }, { direction: 'rtl' }];

/** A static page. */
export default async function Layout({ children, params }: LayoutProps<'/static/[direction]'>) {
  const direction = (await params).direction as 'ltr' | 'rtl';
  return (
    <html lang="en" dir={direction} suppressHydrationWarning>
      <head>
        <link rel="icon" href="data:," />
        <script dangerouslySetInnerHTML={{ __html: noFlashScript }} />
      </head>
      <body>
        <Providers direction={direction}>{children}</Providers>
      </body>
    </html>
  );
}
