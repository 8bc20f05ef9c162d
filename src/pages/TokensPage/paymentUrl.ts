import type { TokenPackage } from '../../data/tokens';
import { site } from '../../site';

/** Where a package is paid for: the app, with its size in millions in the address. */
export function paymentUrl({ millions }: TokenPackage): string {
  return `${site.hosts.app}?tokens=${millions}`;
}
