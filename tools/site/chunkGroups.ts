interface ModuleGraph {
  getModuleInfo(id: string): {
    isEntry: boolean;
    importers: readonly string[];
    dynamicImporters: readonly string[];
  } | null;
}

/**
 * MUI's index of utilities, since a button's use of one helper says nothing about the others; and its high-contrast theme, which is unused
 * and imports every kind of field.
 */
const barrel = /@mui\/material\/(utils\/index|styles\/enhanceHighContrast)\.mjs$/;

/** Modules that validate answers of the blog and the search index, which most pages do not need. */
const answers = /\/node_modules\/zod\/|\/src\/data\/(posts|readBlog)\.ts$/;

/** Small functions that nearly all MUI components import; in chunks of their own they would tie the other groups to each other. */
const utilities = /\/@mui\/(material\/)?utils\//;

/** Text fields: forms and the search. */
const fields = /\/@mui\/material\/(InputBase|FormControl|TextareaAutosize)\//;

/** What forms add to them. */
const forms = /\/@mui\/material\/(OutlinedInput|FormHelperText)\/|\/src\/components\/Field\.tsx$/;

/** Prices, the component that shows them, and what pages with prices show beside them. */
const prices = /\/src\/(data\/prices|components\/(Price|Reference|DotLeader))\.tsx?$/;

/** Facts of the landing page that other pages, or parts of it which are loaded on demand, use as well. */
const landing = /\/src\/data\/(films|landingSections)\.ts$/;

/** Modules of a few lines, which weigh less in a larger chunk than by themselves. */
const tiny =
  /\/src\/(browser\/(arrowKeys|updateKeepingPosition|placeCard|printPart)|styles\/(printedPage|mediaQueries|searchCancelButton|stackedTable))\.ts$/;

/** React and Emotion: about half of what the application starts with, so that no module takes long to evaluate. */
const react = /\/node_modules\/(react|react-dom|scheduler|@emotion|stylis)\/|\/src\/start\/renderer\.ts$/;

const page = /\/src\/pages\/(\w+\/)?\w+Page\.tsx$/;

/** The entries and dynamically imported modules that import a module statically, directly or not. */
function entriesOf(id: string, graph: ModuleGraph): string[] {
  const seen = new Set([id]);
  const entries: string[] = [];
  for (const at of seen) {
    const info = graph.getModuleInfo(at);
    if (info?.isEntry || info?.dynamicImporters.length) entries.push(at);
    info?.importers.filter((importer) => !barrel.test(importer)).forEach((importer) => seen.add(importer));
  }
  return entries;
}

/**
 * Puts everything that the application imports statically into two chunks: more of them compress 5 kB worse and need a dozen requests.
 * A third chunk holds what pages share; others hold what most pages start without: code that validates answers, text fields, what forms
 * add to them, prices, and what menus and dialogs share.
 */
export function chunkGroups() {
  const group = (name: string, holds: (entries: string[], id: string) => boolean) => ({
    name: (id: string, graph: ModuleGraph) => (holds(entriesOf(id, graph), id) ? name : null),
  });
  // The HTML template is an entry too, but must not include the application.
  const isInitial = (entries: string[]) => entries.some((entry) => entry.endsWith('/src/main.tsx'));
  const isOfPages = (entries: string[]) => entries.some((entry) => page.test(entry));
  // The first group that matches takes a module together with its imports.
  return [
    { name: 'react', test: react },
    group(
      'initial',
      (entries, id) => isInitial(entries) || (isOfPages(entries) && entries.length > 1 && utilities.test(id)),
    ),
    { name: 'answers', test: answers },
    { name: 'fields', test: fields },
    { name: 'forms', test: forms },
    { name: 'prices', test: prices },
    { name: 'landing', test: landing },
    group('shared', (entries, id) => (entries.length >= 5 && isOfPages(entries)) || tiny.test(id)),
    group('dialogs', (entries) => entries.length >= 3 && !isOfPages(entries)),
  ];
}
