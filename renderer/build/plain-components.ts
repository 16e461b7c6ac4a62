import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const runtime = resolve('renderer/page/jsx-runtime.ts')

/** The built server makes elements by our own runtime, which asks React's. */
export const plainComponents = (): Plugin => ({
  name: 'forecourt:plain-components',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId: (id, importer) => (id === 'react/jsx-runtime' && importer !== runtime ? runtime : undefined),
})
