import react from '@vitejs/plugin-react';
import { stetTokens } from './theme/vite.ts';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { licencesFile } from './src/data/licences.ts';
import { readSite } from './src/siteSchema.ts';
import { serveServices } from './demo/serve.ts';
import { demoServices } from './demo/demoServices.ts';
import { serveSite } from './tools/server/serveSite.ts';
import { browserBuild } from './tools/site/browsers.ts';
import { importHelper } from './tools/site/importHelper.ts';
import { messagesPlugin } from './tools/site/messages.ts';
import { prerender } from './tools/site/prerender.ts';
import { sampleDocumentsPlugin } from './tools/site/sampleDocument.ts';
import { startScript } from './tools/site/startScript.ts';
import { themeColor } from './tools/site/themeColor.ts';

/** Another folder lets two builds run side by side. */
const outDir = process.env.OUT_DIR ?? 'dist';
const ssrOutDir = `.cache/ssr-${outDir}`;

export default defineConfig(({ mode, command }) => {
  const isTest = mode === 'test';
  const isDemo = mode === 'demo';
  // Tests use the demo's configuration.
  const site = readSite(loadEnv(isTest ? 'demo' : mode, import.meta.dirname, 'STET_'));

  if (isDemo) {
    console.log(
      'Demo configuration (.env.demo): names and hosts are examples, services under /_demo answer for Ghost and location.',
    );
  }

  return {
    define: {
      __SITE__: JSON.stringify(site),
      __BUILD_YEAR__: new Date().getFullYear(),
    },
    resolve: {
      // Messages are compiled by the build, so no parser of them is sent: https://formatjs.github.io/docs/guides/advanced-usage
      alias:
        command === 'build'
          ? { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' }
          : {},
      dedupe: ['react', 'react-dom', '@emotion/react', '@mui/material'],
    },
    plugins: [
      react(),
      stetTokens(),
      importHelper(),
      messagesPlugin(site.brand),
      sampleDocumentsPlugin(site.brand),
      themeColor(),
      startScript(`${site.hosts.product}/location`),
      {
        name: 'stet-server',
        configureServer(server) {
          if (isDemo) server.middlewares.use(demoServices);
        },
        configurePreviewServer(server) {
          if (isDemo) server.middlewares.use(demoServices);
          server.middlewares.use(serveSite(outDir));
        },
      },
    ],
    server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 5173) },
    preview: {
      host: '127.0.0.1',
      port: Number(process.env.PORT ?? 4173),
      strictPort: true,
      // Vite would answer OPTIONS itself.
      cors: false,
    },
    builder: {
      async buildApp(builder) {
        await builder.build(builder.environments.client!);
        await builder.build(builder.environments.ssr!);
        const isEmbedded =
          site.prerendersPosts && Object.values(site.blogs).some(({ url }) => url.startsWith('/_demo/'));
        const blogs = isEmbedded ? await serveServices() : undefined;
        try {
          await prerender({ outDir, ssrOutDir, site, host: blogs?.url });
        } finally {
          await blogs?.close();
        }
      },
    },
    environments: {
      client: {
        build: {
          rollupOptions: {
            input: ['index.html', 'src/main.tsx'],
            // The start script calls what `main` exports.
            preserveEntrySignatures: 'exports-only',
            // Emotion imports it for `withTheme`, which nothing calls (1 kB); CommonJS is kept unless said to have no side effects.
            treeshake: {
              moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }],
            },
            output: {
              // The fewest characters that the bundler accepts for so many files: the application lists them, and hashes do not compress.
              chunkFileNames: 'assets/[name]-[hash:7].js',
              entryFileNames: 'assets/[name]-[hash:7].js',
              // React apart, so that no chunk takes a phone long to evaluate; what every page starts with; what many share; small modules.
              codeSplitting: {
                groups: [
                  {
                    name: 'react',
                    test: /\/node_modules\/(react|react-dom|scheduler|@emotion|stylis)\//,
                    priority: 2,
                  },
                  { name: 'initial', tags: ['$initial'], test: /(?<!\.html)$/, priority: 1 },
                  { name: 'shared', minShareCount: 5 },
                  { name: 'small', minShareCount: 2, maxModuleSize: 600 },
                ],
              },
              // A compile hint: else most functions would be compiled when they are first called, on the main thread.
              // https://github.com/WICG/explicit-javascript-compile-hints-file-based
              postBanner: ({ name }) =>
                /^(react|initial)$/.test(name) ? '//# allFunctionsCalledOnLoad' : '',
            },
          },
          outDir,
          manifest: true,
          modulePreload: false,
          license: { fileName: licencesFile },
          ...browserBuild,
          assetsInlineLimit: 0,
        },
      },
      ssr: {
        build: {
          outDir: ssrOutDir,
          rollupOptions: { input: ['src/prerender.tsx', 'tools/site/blogCode.ts'] },
          copyPublicDir: false,
        },
        // Otherwise stylis-plugin-rtl is imported as a CommonJS namespace and crashes.
        resolve: { noExternal: true },
      },
    },
    test: {
      include: ['**/*.test.{ts,tsx}'],
      // The proof's applications run their own tests with the packed theme.
      exclude: ['**/node_modules/**', '**/dist*/**', 'theme/proof/apps/**'],
      // Otherwise a run leaves one core idle, which is half of two.
      maxWorkers: '100%',
      pool: 'threads',
      // A busy machine must not fail a test.
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  };
});
