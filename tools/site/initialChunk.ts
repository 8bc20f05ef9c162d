/** What this needs of the bundler's module graph. */
interface ModuleGraph {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
}

/**
 * MUI's own collections: that a button takes one helper says nothing about the others; and a theme for high contrast, which
 * nobody here asks for, names every kind of field.
 */
const barrel = /@mui\/material\/(utils\/index|styles\/enhanceHighContrast)\.mjs$/;

/**
 * Puts everything that the entry imports statically into one file: apart, the same code compresses 5 kB worse and asks for a
 * dozen requests. What three or more pages and dialogs share becomes a second file; the rest stays in files of their own.
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
    { name: 'shared', minShareCount: 3 },
  ];
}
