import type { MessageId } from '../../translations';
import type { PagePath } from '../paths';
import { site } from '../site';

interface PageEntry {
  label: MessageId;
  to: PagePath;
}

/** A link in the header, the mobile menu or the footer, to a page or to a configured address. */
export type NavigationEntry = PageEntry | { label: MessageId; href: string };

/** Also in the mobile menu. */
export const headerLinks: readonly PageEntry[] = [
  { label: 'shell.nav.home', to: '/' },
  { label: 'shell.nav.pricing', to: '/pricing' },
  { label: 'shell.nav.faq', to: '/faq' },
  { label: 'shell.nav.forIt', to: '/for-it' },
  { label: 'shell.nav.blog', to: '/blog' },
];

/** The value of `aria-current` for a link of the header: posts belong to the blog. */
export function currentOf(to: PagePath, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return to === '/blog' && pathname.startsWith('/blog/') ? 'true' : undefined;
}

/** The footer's columns in order. */
export const footerColumns: readonly { title: MessageId; links: readonly NavigationEntry[] }[] = [
  {
    title: 'shell.footer.contact',
    links: [
      { label: 'shell.footer.contactUs', to: '/contact' },
      { label: 'shell.page.hiring', to: '/hiring' },
    ],
  },
  {
    title: 'shell.footer.terms',
    links: [
      { label: 'shell.page.terms', to: '/terms' },
      { label: 'shell.page.privacy', to: '/privacy' },
      { label: 'shell.page.accessibility', to: '/accessibility' },
    ],
  },
  {
    title: 'shell.footer.about',
    links: [
      { label: 'shell.footer.pressKit', href: site.pressKit },
      { label: 'shell.nav.blog', to: '/blog' },
      { label: 'shell.footer.sitemap', to: '/sitemap' },
    ],
  },
  {
    title: 'shell.footer.product',
    links: [
      { label: 'shell.nav.pricing', to: '/pricing' },
      { label: 'shell.nav.forIt', to: '/for-it' },
      { label: 'shell.nav.faq', to: '/faq' },
    ],
  },
  {
    title: 'shell.footer.follow',
    links: [
      { label: 'shell.footer.linkedin', href: site.social.linkedin },
      { label: 'shell.footer.x', href: site.social.x },
      { label: 'shell.footer.youtube', href: site.social.youtube },
    ],
  },
];
