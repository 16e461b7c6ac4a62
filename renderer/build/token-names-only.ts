import type { Plugin } from 'vite'
import { breakpoints, tokenName, tokens } from '#blocks/_ui/style/tokens.ts'

/**
 * A browser turns names of tokens into variables, and their values stand in the page's own style: so it gets the names alone, and the borders, which
 * are written out.
 */
export const tokenNamesOnly = (): Plugin => ({
  name: 'forecourt:names-of-tokens',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => (id.endsWith('/blocks/_ui/style/tokens.ts') ? namesAlone() : undefined),
})

/** The module of the tokens as a browser has it. */
export function namesAlone(): string {
  const scales = Object.entries(tokens).map(([scale, values]) => [
    scale,
    scale === 'borders' ? values : Object.fromEntries(Object.keys(values).map((name) => [name, 0])),
  ])
  return `export const breakpoints=${JSON.stringify(breakpoints)}
export const tokens=${JSON.stringify(Object.fromEntries(scales))}
export ${tokenName.toString()}`
}
