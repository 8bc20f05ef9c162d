import type { TokenPackage } from '../../data/tokens';
import { site } from '../../site';

/** The app's payment page, with the package's size in millions as a parameter. */
export function paymentUrl({ millions }: TokenPackage): string {
  return `${site.hosts.app}?tokens=${millions}`;
}
