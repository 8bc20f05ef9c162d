import type { WrittenPage } from './references.ts';

/** Title and description of an indexed page; undefined for others. */
function metaOf({ document, path, language }: WrittenPage) {
  const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;
  if (meta('robots') === 'noindex') return undefined;
  return { page: `${path} (${language})`, title: document.title, description: meta('description') };
}

/** @throws Error naming pages without a title or description of their own. Posts get theirs in the browser. */
export function assertUniqueMeta(pages: readonly WrittenPage[]): void {
  const metas = pages.filter(({ path }) => !path.includes(':')).flatMap((page) => metaOf(page) ?? []);
  const faults = (['title', 'description'] as const).flatMap((part) => {
    const missing = metas.filter((meta) => !meta[part]).map(({ page }) => `${page} has no ${part}`);
    const shared = metas.flatMap((meta, index) => {
      const first = metas.findIndex((other) => other[part] === meta[part]);
      return meta[part] && first < index
        ? [`${metas[first]!.page} and ${meta.page} have the same ${part}`]
        : [];
    });
    return [...missing, ...shared];
  });
  if (faults.length) throw new Error(`Pages must be told apart by search engines: ${faults.join('; ')}.`);
}
