import { inLanguage, isReadBy, pagePathOf, paramsOf } from '../paths';
import type { Language } from './languages';

/** The parts of an address, as the browser's and the router's locations have them. */
export type AddressParts = Record<'pathname' | 'search' | 'hash', string>;

/** A page's address in a language as it is, with every parameter. */
export const translated = (language: Language, { pathname, search, hash }: AddressParts): string =>
  inLanguage(pagePathOf(pathname), language) + search + hash;

/** A page's own address in a language: of the parameters those that the page reads. */
export function pageAddress(language: Language, { pathname, search, hash }: AddressParts): string {
  const page = pagePathOf(pathname);
  const read = [...paramsOf(search)].filter(([name]) => isReadBy(page, name));
  const query = String(new URLSearchParams(read));
  return inLanguage(page, language) + (query && `?${query}`) + hash;
}

/** Whether an address names its language by parameters, which it need not below `/he`. */
export const namesLanguage = ({ search }: Pick<AddressParts, 'search'>): boolean =>
  /[?&](?:lng|v)=/.test(search);
