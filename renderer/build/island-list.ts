import type { Plugin } from 'vite'
import { loadBlocks } from './load-blocks.ts'

const name = 'virtual:islands'

/**
 * The components for browsers, by block. A build only contains hydrated blocks, so that others do not affect its chunks; development
 * contains all, since a definition may change.
 */
export function islandList(): Plugin {
  let isBuild = false
  return {
    name: 'forecourt:islands',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: async (id) => {
      if (id !== `\0${name}`) return
      const slugs = isBuild ? await hydratedBlocks() : []
      const entries = slugs.map((slug) => `'${getPath(slug)}': () => import('${getPath(slug)}')`)
      return `export default ${isBuild ? `{${entries.join(',')}}` : `import.meta.glob('${getPath('*')}')`}`
    },
  }
}

const getPath = (slug: string): string => `/blocks/${slug}/component.tsx`

async function hydratedBlocks(): Promise<string[]> {
  const blocks = await loadBlocks()
  return blocks.filter(({ hydrate }) => hydrate !== 'never').map(({ slug }) => slug)
}
