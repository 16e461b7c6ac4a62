import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { breakpoints, tokenName, tokens } from '#blocks/_ui/style/tokens.ts'

/** Browsers only need token names, since the page's style contains their values as variables. Only borders are inlined. */
export const tokenNamesOnly = (): Plugin => ({
  name: 'forecourt:names-of-tokens',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => (id === file ? printTokenNames() : undefined),
})

const file = resolve('blocks/_ui/style/tokens.ts')

/** The token module for browsers. */
export function printTokenNames(): string {
  const scales = Object.entries(tokens).map(([scale, values]) => [
    scale,
    scale === 'borders' ? values : Object.fromEntries(Object.keys(values).map((name) => [name, 0])),
  ])
  return `export const breakpoints=${JSON.stringify(breakpoints)}
export const tokens=${JSON.stringify(Object.fromEntries(scales))}
export ${tokenName.toString()}`
}
