import '@stet/theme/fonts.css';
import { noFlashScript } from '@stet/theme/no-flash';
import { headers } from 'next/headers';
import { Providers } from '../../providers';

/** A page rendered per request, under a policy with a nonce. */
export default async function Layout({ children, params }: LayoutProps<'/strict/[direction]'>) {
  const direction = (await params).direction as 'ltr' | 'rtl';
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <html lang="en" dir={direction} suppressHydrationWarning>
      <head>
        <link rel="icon" href="data:," />
        {/* Browsers hide nonces from scripts, which React would report as a mismatch. */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: noFlashScript }} />
      </head>
      <body>
        <Providers direction={direction} nonce={nonce}>
          {children}
        </Providers>
      </body>
    </html>
  );
}
