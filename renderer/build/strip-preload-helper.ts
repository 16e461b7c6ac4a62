import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'

/** Vite wraps each dynamic import to fetch its style sheets and what it imports. Here there are none of the former, and the page names the latter. */
export const stripPreloadHelper = (): Plugin => ({
  name: 'forecourt:plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === helper ? 'export const __vitePreload = (load) => load()' : undefined),
})
