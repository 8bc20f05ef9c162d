import { z } from 'zod';
import { languageCodes } from '../../src/locale/languages';
import { inLanguage, listedPages } from '../../src/paths';
import type { Values } from './draft';

export const schemes = ['light', 'dark'] as const;
export const pages = listedPages.map(({ path }) => path);
export const widths = [320, 390, 768, 1280, 1440, 1920];

/** A page in a frame; `width` is in px. */
const viewSchema = z.object({
  page: z.enum(pages),
  language: z.enum(languageCodes),
  scheme: z.enum(schemes),
  width: z.number().refine((width) => widths.includes(width)),
});
export type View = z.infer<typeof viewSchema>;

/** What a link shares: the values that differ from the last commit, and the pages that show them. */
interface Proposal {
  values: Values;
  views: readonly View[];
}
const proposalSchema = z.object({
  values: z.record(z.string(), z.json()),
  views: z.array(viewSchema).max(4),
});

export const firstViews: View[] = [
  { page: '/', language: 'en', scheme: 'light', width: 1280 },
  { page: '/pricing', language: 'he', scheme: 'dark', width: 1280 },
  { page: '/pricing', language: 'en', scheme: 'light', width: 390 },
  { page: '/', language: 'he', scheme: 'dark', width: 390 },
];

/** The address of a page in its language, whatever was chosen before. */
export const addressOf = ({ page, language }: View) => `${inLanguage(page, language)}?v=il-${language}`;

/**
 * The proposal in the address; undefined if there is none.
 * @throws if it cannot be read.
 */
export const readLink = (): Proposal | undefined =>
  location.hash ? proposalSchema.parse(JSON.parse(decodeURIComponent(location.hash.slice(1)))) : undefined;

export const writeLink = (proposal: Proposal): void =>
  history.replaceState(null, '', `#${encodeURIComponent(JSON.stringify(proposal))}`);
