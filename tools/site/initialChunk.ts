/** What this needs of the bundler's module graph. */
interface ModuleGraph {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
}

/**
 * MUI's own collections: that a button takes one helper says nothing about the others; and a theme for high contrast, which
 * nobody here asks for, names every kind of field.
 */
const barrel = /@mui\/material\/(utils\/index|styles\/enhanceHighContrast)\.mjs$/;

/** What reads the answers of a blog, of a form's service and of the search: most pages and visitors ask none of them. */
const answers = /\/node_modules\/(zod\/|swr\/dist\/infinite)|\/src\/data\/(posts|readBlog)\.ts$/;

/**
 * Puts everything that the entry imports statically into one file: apart, the same code compresses 5 kB worse and asks for a
 * dozen requests. What reads answers becomes a second file, what five or more pages and dialogs share a third; the rest stays
 * in files of their own.
 */
export function initialChunk() {
  /** Whether static imports lead from the entry to a module. */
  function isInitial(id: string, graph: ModuleGraph): boolean {
    const seen = new Set([id]);
    for (const at of seen) {
      const info = graph.getModuleInfo(at);
      // The template is an entry as well, and must not bring the application along.
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
