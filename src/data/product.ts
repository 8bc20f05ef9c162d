/** What the product is, for search engines: the same on every page (schema.org, SoftwareApplication). */
export const product = {
  '@type': 'SoftwareApplication',
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web, Windows',
} as const;
