// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { insertRule, openSheet } from './sheet.ts'

const css = { color: 'red', '&:hover': { color: 'blue' }, '@media (min-width: 1em)': { color: 'green' } }

/** The page's style element as the server wrote it, with the classes of these names. */
function pageStyle(...names: string[]): CSSStyleSheet {
  document.head.innerHTML = `<style data-emotion="fc ${names.join(' ')}">p { margin: 0 }</style>`
  const { sheet } = document.querySelector('style') ?? {}
  if (!sheet) throw new Error('The page has no style.')
  return sheet
}
const textOf = (sheet: CSSStyleSheet) => [...sheet.cssRules].map(({ cssText }) => cssText).join(' ')

beforeEach(() => vi.stubEnv('SSR', false))
afterEach(() => vi.unstubAllEnvs())

test('a style that the page came without is written into the page’s own element, once', () => {
  const rules = pageStyle()
  const sheet = openSheet()
  const name = insertRule(sheet, css)
  expect(insertRule(sheet, { ...css })).toBe(name)
  expect(rules.cssRules).toHaveLength(4)
  expect(textOf(rules)).toMatch(new RegExp(`\\.${name} .*red.*\\.${name}:hover .*blue.*@media.*green`, 's'))
  expect(document.querySelectorAll('style')).toHaveLength(1)
})

test('a style that came with the page is not written again', () => {
  pageStyle()
  const name = insertRule(openSheet(), css)
  const rules = pageStyle(name.slice('fc-'.length))
  expect(insertRule(openSheet(), css)).toBe(name)
  expect(rules.cssRules).toHaveLength(1)
})
