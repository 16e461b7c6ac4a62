import type { Plugin } from 'vite'

const inside = /\/@tanstack\/query-core\/.*\/(\w+)\.js$/

/** What stands in a browser for the parts of TanStack Query that no island uses, though each of its clients brings them along. */
const instead: Readonly<Record<string, string>> = {
  mutationCache: `export class MutationCache {
  clear() {}
  findAll() { return [] }
  resumePausedMutations() { return Promise.resolve() }
}`,
  infiniteQueryBehavior: `export const infiniteQueryBehavior = () => undefined
export const hasNextPage = () => false
export const hasPreviousPage = hasNextPage`,
}
const needsThem = new Set(['mutationObserver', 'infiniteQueryObserver'])

/**
 * Islands ask questions through TanStack Query; what changes something is sent by forms, and lists have pages. A block that began to use its mutations
 * or endless lists stops the build here, and this plugin must go.
 */
export const questionsAlone = (): Plugin => ({
  name: 'forecourt:questions-alone',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => instead[partOf(id)],
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      const modules = chunk.type === 'chunk' ? Object.entries(chunk.modules) : []
      for (const [id, { renderedLength }] of modules)
        if (renderedLength > 0 && needsThem.has(partOf(id)))
          this.error(`${id} is used, but renderer/build/questions-alone.ts leaves out what it needs.`)
    }
  },
})

const partOf = (id: string): string => inside.exec(id)?.[1] ?? ''
