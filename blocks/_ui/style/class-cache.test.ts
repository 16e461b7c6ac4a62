// @vitest-environment jsdom
import { keyframes } from '@emotion/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rulesAttribute } from './class-cache.ts'
import { forgetStyles, styleClass } from './style-class.ts'
import type { CssObject } from './style-props.ts'

const css: CssObject = {
  textAlign: 'left',
  '&:hover': { textAlign: 'center' },
  '@media (min-width: 1em)': { textAlign: 'right' },
}

/** The page's style element as the server wrote it, with the rules of these names. */
function openPage(...names: string[]): HTMLStyleElement {
  forgetStyles()
  document.head.innerHTML = `<style ${rulesAttribute}="${names.join(' ')}">p { margin: 0 }</style><title>Cars</title>`
  const [style] = document.querySelectorAll('style')
  if (!style) throw new Error('The page has no style.')
  return style
}
const styleElements = () => [...document.querySelectorAll('style')]
const rulesIn = (style?: HTMLStyleElement) => [...(style?.sheet?.cssRules ?? [])].map(({ cssText }) => cssText)

beforeEach(() => vi.stubEnv('SSR', false))
afterEach(() => vi.unstubAllEnvs())

test('a style that the page came without is inserted once, into an element whose text stays empty', () => {
  const own = openPage()
  const name = styleClass(css)
  styleClass({ ...css, margin: undefined })
  const [first, second, ...more] = styleElements()
  expect(first).toBe(own)
  expect(rulesIn(second).join(' ')).toMatch(
    new RegExp(`\\.${name} .*left.*\\.${name}:hover .*center.*@media.*right`, 's'),
  )
  expect(rulesIn(second)).toHaveLength(3)
  expect(second?.textContent).toBe('')
  expect(more).toEqual([])
})

test('a style that came with the page is not inserted, and the page’s element stays where it is', () => {
  openPage()
  const name = styleClass(css)
  const own = openPage(name.slice('fc-'.length))
  const { sheet } = own
  expect(styleClass(css)).toBe(name)
  expect(styleElements()).toEqual([own])
  expect(own.sheet).toBe(sheet)
})

test('keyframes are inserted with the style that names them', () => {
  openPage()
  const turn = keyframes`to{transform:rotate(1turn)}`
  const name = styleClass({ animation: `${turn} 1s` })
  const rules = rulesIn(styleElements()[1]).join(' ')
  expect(rules).toMatch(new RegExp(`\\.${name} .*${turn.name}`))
  expect(rules).toContain(`@keyframes ${turn.name}`)
})
