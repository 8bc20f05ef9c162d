/** Height of the site's header in px, without the hairline below it. */
export const headerHeight = { xs: 64, md: 76 } as const;

/** The same with the hairline. */
export const headerEnd = { xs: headerHeight.xs + 1, md: headerHeight.md + 1 } as const;

/** Where sticky parts of a page stop, and hash links scroll to: below the fixed header, with some space. */
export const belowHeader = 96;
