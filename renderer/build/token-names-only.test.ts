import { expect, test } from 'vitest'
import { tokenName, tokens } from '#blocks/_ui/style/tokens.ts'
import { printTokenNames } from './token-names-only.ts'

test('a browser knows every token by its name, the borders by their values, and no other value', async () => {
  const inBrowser: { tokens: typeof tokens; tokenName: typeof tokenName } = await import(
    `data:text/javascript,${encodeURIComponent(printTokenNames())}`
  )
  const namesOf = (all: typeof tokens) => Object.values(all).map((values) => Object.keys(values))
  expect(namesOf(inBrowser.tokens)).toEqual(namesOf(tokens))
  expect(inBrowser.tokens.borders).toEqual(tokens.borders)
  expect(inBrowser.tokenName('space', 'gutter')).toBe(tokenName('space', 'gutter'))
  expect(printTokenNames()).not.toContain('clamp(')
})
