import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { definitionsOnServer } from './renderer/build/definitions-on-server.ts'
import { islandList } from './renderer/build/island-list.ts'
import { tokenNamesOnly } from './renderer/build/token-names-only.ts'
import { plainComponents } from './renderer/build/plain-components.ts'
import { stripPreloadHelper } from './renderer/build/strip-preload-helper.ts'
import { stripMutations } from './renderer/build/strip-mutations.ts'
import { reloadStaticBlocks } from './renderer/build/reload-static-blocks.ts'
import { zodWithForms } from './renderer/build/zod-with-forms.ts'

/** Rules and schemas share files: a rule alone must not bring zod into a page that validates nothing. */
const pureModules = /\/(schemas|blocks|styled-system|@styled-system|@tanstack)\//

/**
 * What every island needs is one file: it compresses better whole than in ten pieces. What home pages' islands need is another, then what forms
 * need, and last the cards and rules of stock: a page takes no more than its islands show. What a call of the API fails with is no rule of stock:
 * every page loads it. What checks a form, zod with it, comes with the first form that is opened.
 */
const chunks = [
  {
    name: 'base',
    test: /node_modules\/(react|react-dom|scheduler|@tanstack|@emotion|stylis|styled-system|@styled-system)\/|blocks\/_ui\/(style|box|heading-level)|blocks\/_kit\/runtime/,
  },
  {
    name: 'kept',
    test: /\/blocks\/_ui\/(keep\/(kept-list|compare-path)|shopper-event)|\/schemas\/(analytics\/event-id|lead\/(describe-page|lead-kind|link-fields|query-params))/,
  },
  {
    name: 'ui',
    test: /\/blocks\/_ui\/(carousel|card\.|container|grid|heading|icon|image|inline|link|section(?!-beside)|show-more|text|visually-hidden)|\/schemas\/(page\/href|lib\/(dollars|date-format))/,
    minShareCount: 3,
  },
  {
    name: 'checks',
    test: /node_modules\/zod\/|\/schemas\/(lib\/(document-id|money|stored-text)|lead\/(form-entry|lead-attributes|lead-form|lead-values)|reservation\/buyer)/,
    minShareCount: 2,
  },
  // Forms beside their words: vehicle pages open theirs in a dialog.
  { name: 'beside', test: /\/blocks\/_ui\/section-beside/ },
  {
    name: 'forms',
    test: /\/blocks\/_ui\/(?!vehicle-|promo-card|badge|keep\/|any-icon|more-icons|empty-state)|\/schemas\/vehicle\/(availability|price-display|vehicle-title)/,
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
  // styled-system asks for a polyfill of what every browser has.
  resolve: { alias: { 'object-assign': resolve('renderer/build/object-assign.ts') } },
  plugins: [
    react(),
    tokenNamesOnly(),
    plainComponents(),
    stripPreloadHelper(),
    stripMutations(),
    islandList(),
    zodWithForms(),
    definitionsOnServer(),
    reloadStaticBlocks(),
  ],
  // React's developer tools look into what Vite serves from source, not into what is built.
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
            keep: 'renderer/client/keep.ts',
            watch: 'renderer/client/watch.ts',
            act: 'renderer/client/act.ts',
            'vehicle-tools': 'renderer/client/vehicle-tools.ts',
            measure: 'renderer/client/measure.ts',
          },
          output: { codeSplitting: { groups: chunks } },
          treeshake: { manualPureFunctions: ['z'], moduleSideEffects: [{ test: pureModules, sideEffects: false }] },
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
