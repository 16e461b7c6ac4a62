import type { Plugin } from 'vite'
import { loadBlocks } from './load-blocks.ts'

const name = 'virtual:islands'

/**
 * The components that a browser may load, by block. A build holds those of hydrated blocks alone, so that the others do not shape its chunks; in
 * development all are there, since a definition may change under way.
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
      const entries = slugs.map((slug) => `'${pathOf(slug)}': () => import('${pathOf(slug)}')`)
      return `export default ${isBuild ? `{${entries.join(',')}}` : `import.meta.glob('${pathOf('*')}')`}`
    },
  }
}

const pathOf = (slug: string): string => `/blocks/${slug}/component.tsx`

async function hydratedBlocks(): Promise<string[]> {
  const blocks = await loadBlocks()
  return blocks.filter(({ hydrate }) => hydrate !== 'never').map(({ slug }) => slug)
}
