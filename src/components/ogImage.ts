/** Size of Open Graph images in pixels. */
export const ogImageSize = { width: 1200, height: 630 } as const;

/** The name of a page in those of its pictures. */
export const pictureName = (path: string) => path.slice(1).replaceAll('/', '-') || 'home';

/** Address of the Open Graph image of a listed page or an opening. */
export const ogImageAddress = (path: string, language: string) =>
  `/media/og/${pictureName(path)}-${language}.png`;
