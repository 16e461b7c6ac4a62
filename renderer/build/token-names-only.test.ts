import { expect, test } from 'vitest'
import { tokenName, tokens } from '#blocks/_ui/style/tokens.ts'
import { namesAlone } from './token-names-only.ts'

test('a browser knows every token by its name, the borders by their values, and no other value', async () => {
  const inBrowser: { tokens: typeof tokens; tokenName: typeof tokenName } = await import(
    `data:text/javascript,${encodeURIComponent(namesAlone())}`
  )
  const namesOf = (all: typeof tokens) => Object.values(all).map((values) => Object.keys(values))
  expect(namesOf(inBrowser.tokens)).toEqual(namesOf(tokens))
  expect(inBrowser.tokens.borders).toEqual(tokens.borders)
  expect(inBrowser.tokenName('space', 'gutter')).toBe(tokenName('space', 'gutter'))
  expect(namesAlone()).not.toContain('clamp(')
})
