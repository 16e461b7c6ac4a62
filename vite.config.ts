import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { definitionsOnServer } from './renderer/build/definitions-on-server.ts'
import { islandList } from './renderer/build/island-list.ts'
import { tokenNamesOnly } from './renderer/build/token-names-only.ts'
import { reloadStaticBlocks } from './renderer/build/reload-static-blocks.ts'
import { textsPerModule } from './renderer/build/texts-per-module.ts'
import { zodWithForms } from './renderer/build/zod-with-forms.ts'

/**
 * Rules and schemas share files: importing a rule must not load zod on a page without validation. The last two come with `@emotion/react`,
 * for a part of it that is not used here.
 */
const pureModules = /\/(schemas|blocks|styled-system|@styled-system|@tanstack|hoist-non-react-statics|react-is)\//

/**
 * Code that every island needs is one chunk, because one file compresses better than ten. Islands of home pages, forms, and cards with their
 * stock rules have further chunks, so that a page loads only the code of its islands. API errors are in a chunk of every page. Form validation,
 * with zod, loads with the first opened form.
 */
const chunks = [
  // Small scripts of every page use the first; in another chunk it would load that chunk too. The canvas of the admin shares the others, which
  // would otherwise be one more file of every page with islands.
  {
    name: 'preload-helper',
    test: /vite\/preload-helper|\/renderer\/client\/(hydration-triggers|island-modules|read-state)/,
  },
  {
    name: 'base',
    test: /node_modules\/(react|react-dom|scheduler|@tanstack|@emotion|stylis|styled-system|@styled-system)\/|blocks\/_ui\/(style|box|heading-level)|blocks\/_kit\/runtime|schemas\/lib\/plural/,
  },
  {
    name: 'kept',
    test: /\/blocks\/_ui\/(saved-vehicles\/(local-list|compare-path)|shopper-event)|\/schemas\/(analytics\/event-id|lead\/(describe-page|lead-kind|link-fields|query-params))/,
  },
  {
    name: 'ui',
    test: /\/blocks\/_ui\/(carousel|card\.|container|grid|heading|icon|image|inline|link|loaded|section(?!-beside)|show-more|text|visually-hidden)|\/schemas\/(page\/href|lib\/(dollars|date-format))/,
    minShareCount: 3,
  },
  // Fields read typed amounts without the checks of a form, which load zod.
  { name: 'amounts', test: /\/schemas\/lib\/read-amount/ },
  {
    name: 'checks',
    test: /node_modules\/zod\/|\/schemas\/(lib\/(document-id|money|stored-text)|lead\/(form-entry|lead-attributes|lead-form|lead-values)|reservation\/buyer)/,
    minShareCount: 2,
  },
  // Layout of forms beside a text; vehicle pages open forms in a dialog instead.
  { name: 'beside', test: /\/blocks\/_ui\/section-beside/ },
  {
    name: 'forms',
    test: /\/blocks\/_ui\/(?!vehicle-|promo-card|badge|saved-vehicles\/|any-icon|more-icons|empty-state)|\/schemas\/vehicle\/(availability|price-display|vehicle-title)/,
    minShareCount: 3,
  },
  { name: 'cards', test: /\/blocks\/_ui\/|\/schemas\/(?!api\/|payment\/)/, minShareCount: 3 },
].map((group, index, all) => ({ ...group, priority: all.length - index }))

/**
 * `vite build` writes the browser's files to dist/renderer/client/assets (served under /assets/, named by hash) and the server entry, whole with its
 * libraries, to dist/renderer/server/entry-server.js. In development the platform mounts this config as middleware.
 */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  base: command === 'build' ? '/' : '/assets/',
  publicDir: false,
  // styled-system imports a polyfill that no supported browser needs.
  resolve: { alias: { 'object-assign': resolve('renderer/build/object-assign.ts') } },
  plugins: [
    react(),
    tokenNamesOnly(),
    islandList(),
    textsPerModule(),
    zodWithForms(),
    definitionsOnServer(),
    reloadStaticBlocks(),
  ],
  // React's developer tools are used only in development.
  define:
    command === 'build' ? { 'process.env.NODE_ENV': '"production"', __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } : {},
  ssr: command === 'build' ? { noExternal: true } : { noExternal: ['styled-system'] },
  build: { target: 'es2022', modulePreload: false, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        outDir: 'dist/renderer/client',
        manifest: true,
        rolldownOptions: {
          input: {
            'entry-client': 'renderer/entry-client.ts',
            'entry-canvas': 'renderer/canvas/entry-canvas.ts',
            'local-lists': 'renderer/client/local-lists.ts',
            watchlist: 'renderer/client/watchlist.ts',
            'form-links': 'renderer/client/form-links.ts',
            'vehicle-tools': 'renderer/client/vehicle-tools.ts',
            measure: 'renderer/client/measure.ts',
          },
          output: { codeSplitting: { groups: chunks } },
          treeshake: {
            propertyReadSideEffects: false,
            manualPureFunctions: ['z'],
            moduleSideEffects: [{ test: pureModules, sideEffects: false }],
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/renderer/server',
        ssr: true,
        target: 'node24',
        minify: false,
        rolldownOptions: {
          input: { 'entry-server': 'renderer/entry-server.tsx' },
          output: { chunkFileNames: '[name].js' },
        },
      },
    },
  },
  builder: {
    buildApp: async (builder) => {
      for (const name of ['client', 'ssr']) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
    },
  },
}))
