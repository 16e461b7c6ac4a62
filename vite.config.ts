import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressedFiles } from './renderer/build/compressed-files.ts'
import { definitionsOnServer } from './renderer/build/definitions-on-server.ts'
import { islandList } from './renderer/build/island-list.ts'
import { tokenNamesOnly } from './renderer/build/token-names-only.ts'
import { reloadStaticBlocks } from './renderer/build/reload-static-blocks.ts'
import { textsPerModule } from './renderer/build/texts-per-module.ts'
import { zodWithForms } from './renderer/build/zod-with-forms.ts'

/**
 * Folders whose modules have no side effects. Rules and schemas share files: importing a rule must not load zod on a page without validation. The
 * last two packages come with `@emotion/react`, for a part of it that is not used here.
 */
const pureFolders = [
  'schemas',
  'blocks',
  'node_modules/styled-system',
  'node_modules/@styled-system',
  'node_modules/@tanstack',
  'node_modules/hoist-non-react-statics',
  'node_modules/react-is',
].map((folder) => `${resolve(folder)}/`)

/**
 * Modules and packages by which shared code enters a chunk, with everything that they import. The first chunk takes what several need. Code that
 * no chunk has taken is split by the islands that share it, so that a page loads nothing that its islands do not use.
 */
const chunks = Object.entries({
  // Small scripts of every page.
  every: [
    'renderer/client/hydration-triggers.ts',
    'renderer/client/island-modules.ts',
    'renderer/client/read-state.ts',
    'blocks/_ui/saved-vehicles/local-lists-script.ts',
    'blocks/_analytics/start-measuring.ts',
  ],
  // What nearly every island uses, carousels of home and vehicle pages with it: one file compresses better than ten.
  base: [
    'react-dom',
    '@tanstack/react-query',
    'blocks/_kit/runtime.tsx',
    'renderer/client/query-client.ts',
    'renderer/page/slot-html.tsx',
    ...[
      'card.tsx',
      'carousel/carousel-controls.tsx',
      'carousel/carousel-slide.tsx',
      'carousel/carousel-track.tsx',
      'carousel/carousel.tsx',
      'grid.tsx',
      'icon.tsx',
      'image.tsx',
      'inline.tsx',
      'link-button.tsx',
      'rating.tsx',
      'saves-data.ts',
      'section.tsx',
      'show-more.tsx',
      'text.tsx',
    ].map((file) => `blocks/_ui/${file}`),
    'schemas/lib/date-format.ts',
    'schemas/lib/plural.ts',
  ],
  marks: [
    'blocks/_ui/badge.tsx',
    'blocks/_ui/disclosure.tsx',
    'blocks/_ui/field/segmented.tsx',
    'blocks/_ui/over-page.ts',
    'blocks/_ui/stack.tsx',
  ],
  locations: ['blocks/_locations/location-card.tsx'],
  // Calculators of vehicle pages; cards of vehicles use the prices.
  offers: [
    'blocks/_kit/page-scripts.ts',
    'blocks/_ui/button.tsx',
    'blocks/_ui/estimates-note.tsx',
    'blocks/_ui/fact-rows.tsx',
    'blocks/_ui/field/field.tsx',
    'blocks/_ui/field/last-usable.tsx',
    'blocks/_ui/field/money-input.tsx',
    'blocks/_ui/field/number-input.tsx',
    'blocks/_ui/repayment.tsx',
    'blocks/_ui/use-hydrated.ts',
    'schemas/page/sign-in.ts',
    'schemas/vehicle/availability.ts',
    'schemas/vehicle/finance-path.ts',
    'schemas/vehicle/price-display.ts',
    'schemas/vehicle/vehicle-title.ts',
  ],
  cards: [
    'blocks/_ui/empty-state.tsx',
    'blocks/_ui/vehicle-card.tsx',
    'blocks/_ui/vehicle-list.tsx',
    'schemas/vehicle/collapse-sold-runs.ts',
  ],
  forms: ['blocks/_ui/alert.tsx', 'blocks/_ui/field/checkbox.tsx', 'blocks/_ui/field/select.tsx'],
  zod: ['zod'],
}).map(([name, modules], index, all) => ({
  name,
  test: (id: string) => modules.some((module) => id === resolve(module) || id.includes(`/node_modules/${module}/`)),
  priority: all.length - index,
}))

/**
 * `vite build` writes the browser's files to dist/renderer/client/assets (served under /assets/, named by hash) and the server entry, whole with its
 * libraries, to dist/renderer/server/entry-server.js. In development the platform mounts this config as middleware.
 */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  base: command === 'build' ? '/' : '/assets/',
  publicDir: false,
  plugins: [
    react(),
    tokenNamesOnly(),
    islandList(),
    textsPerModule(),
    zodWithForms(),
    definitionsOnServer(),
    reloadStaticBlocks(),
    compressedFiles(),
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
            moduleSideEffects: (id) => (pureFolders.some((folder) => id.startsWith(folder)) ? false : undefined),
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
