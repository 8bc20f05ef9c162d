import { fromEntries } from './fromEntries';
import { rem } from './rem';
import { tokens } from './tokens';

const ofStyles = Object.entries(tokens.typography.ltr).map(
  ([name, { fontSize }]) => [name, fontSize] as const,
);

/** All font sizes by name: of text styles and outside them. */
export const sizes = fromEntries<keyof typeof tokens.size | keyof typeof tokens.typography.ltr, string>(
  [...ofStyles, ...Object.entries(tokens.size)].map(([name, size]) => [name, rem(size)]),
);
