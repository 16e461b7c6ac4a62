import type { Plugin } from 'vite'

const endless = `() => { throw new Error('No endless queries: renderer/build/strip-mutations.ts') }`

/** What islands never ask for, as TanStack's client knows it: changes, of which there are none, and pages without end. */
const instead: Readonly<Record<string, string>> = {
  'mutationCache.js':
    'export class MutationCache { findAll() { return [] } clear() {} async resumePausedMutations() {} }',
  'infiniteQueryBehavior.js': `export const infiniteQueryBehavior = ${endless}, hasNextPage = ${endless}, hasPreviousPage = ${endless}`,
}

/**
 * Islands ask, and change nothing by TanStack Query (`.oxlintrc.json` refuses the hooks that would): a browser gets its client without mutations and
 * endless queries, 1.2 kB of script less.
 */
export const stripMutations = (): Plugin => ({
  name: 'forecourt:queries-alone',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => instead[/\/@tanstack\/query-core\/build\/modern\/(\w+\.js)$/.exec(id)?.[1] ?? ''],
})
