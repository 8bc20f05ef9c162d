import type { TokenPackage } from '../../data/tokens';
import { site } from '../../site';

/** Where a package is paid for: the app, told its size in millions. */
export function paymentUrl({ millions }: TokenPackage): string {
  return `${site.hosts.app}?tokens=${millions}`;
}
