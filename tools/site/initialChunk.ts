interface ModuleGraph {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
}

/**
 * MUI's index of utilities, since a button's use of one helper says nothing about the others; and its high-contrast theme, which is unused
 * and imports every kind of field.
 */
const barrel = /@mui\/material\/(utils\/index|styles\/enhanceHighContrast)\.mjs$/;

/** Modules that validate answers of the blog, the form service and the search, which most pages do not need. */
const answers = /\/node_modules\/(zod\/|swr\/dist\/infinite)|\/src\/data\/(posts|readBlog)\.ts$/;

/**
 * Puts everything that the entry imports statically into one chunk: separate chunks compress 5 kB worse and need a dozen requests. Modules
 * that validate answers form a second chunk, those shared by five or more pages and dialogs a third.
 */
export function initialChunk() {
  /** Whether the entry imports a module statically. */
  function isInitial(id: string, graph: ModuleGraph): boolean {
    const seen = new Set([id]);
    for (const at of seen) {
      const info = graph.getModuleInfo(at);
      // The HTML template is an entry too, but must not include the application.
      if (info?.isEntry) return at.endsWith('/src/main.tsx');
      info?.importers.filter((importer) => !barrel.test(importer)).forEach((importer) => seen.add(importer));
    }
    return false;
  }

  return [
    { name: (id: string, graph: ModuleGraph) => (isInitial(id, graph) ? 'initial' : null) },
    { name: 'answers', test: answers },
    { name: 'shared', minShareCount: 5 },
  ];
}
