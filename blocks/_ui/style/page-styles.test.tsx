import { CacheProvider, Global, keyframes } from '@emotion/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { parseHtml } from '#tests/support/parse-html.ts'
import { Box } from '../box.tsx'
import { criticalCss, renderWithStyles } from './page-styles.ts'
import { forgetStyles, globalCache, knownStyles, styleClass, styleClasses } from './style-class.ts'

afterEach(forgetStyles)

const cssOf = (render: () => string) => criticalCss(renderWithStyles(render).rules)

test('a page carries the styles of what is on it, and not those of other pages', () => {
  cssOf(() => renderToString(<Box width={321} />))
  const css = cssOf(() => renderToString(<Box width={123} />))
  expect(css).toContain('width:123px')
  expect(css).not.toContain('width:321px')
})

test('a page carries a style that an earlier page made', () => {
  const page = () => renderToString(<p className={styleClass({ width: 321 })} />)
  cssOf(page)
  expect(cssOf(page)).toContain('width:321px')
})

test('a page that shows one part of a set carries the styles of all, also where an earlier page did', () => {
  const set = { line: { width: 321 }, words: { width: 123 } } as const
  const page = () => renderToString(<p className={styleClasses(set).line} />)
  expect(cssOf(page)).toMatch(/width:321px.*width:123px/s)
  expect(cssOf(page)).toMatch(/width:321px.*width:123px/s)
})

test('a page’s styles are the same bytes whatever was rendered before it', () => {
  const page = () => renderToString([<Box key="a" p={1} />, <Box key="b" p={2} />])
  const fresh = cssOf(page)
  forgetStyles()
  cssOf(() => renderToString(<Box p={2} />))
  expect(cssOf(page)).toBe(fresh)
})

test('a style that many elements share stands once', () => {
  const css = cssOf(() => renderToString([<Box key="a" p={1} />, <Box key="b" p={1} />]))
  expect(css.match(/padding/g)).toHaveLength(1)
})

test('the names given to the browser are those of the rules it got', () => {
  const { result, rules } = renderWithStyles(() => renderToString(<Box p={1} />))
  expect(parseHtml(result).body.firstElementChild?.className).toBe(`fc-${rules[0]}`)
})

test('keyframes come with every page that uses them, and with no other', () => {
  const turn = keyframes`to{transform:rotate(1turn)}`
  const page = () => renderToString(<p className={styleClass({ animation: `${turn} 1s` })} />)
  expect(cssOf(page)).toContain(`@keyframes ${turn.name}`)
  expect(cssOf(page)).toContain(`@keyframes ${turn.name}`)
  expect(cssOf(() => renderToString(<Box p={1} />))).not.toContain('@keyframes')
})

test('global styles are those of the page alone, and leave no markup', () => {
  const page = (text: string) => () =>
    renderToString(
      <CacheProvider value={globalCache()}>
        <Global styles={text} />
      </CacheProvider>,
    )
  expect(page('p{color:red}')()).toBe('')
  expect(cssOf(page('p{color:blue}'))).toBe('p{color:blue;}')
  expect(cssOf(page('p{color:red}'))).toBe('p{color:red;}')
})

test('a class name typed as text brings no style', () => {
  expect(cssOf(() => renderToString(<p>fc-abc123</p>))).toBe('')
})

test('a render that fails leaves nothing to the next', () => {
  const failing = () => {
    styleClass({ width: 321 })
    throw new Error('Broken.')
  }
  expect(() => renderWithStyles(failing)).toThrow('Broken.')
  expect(cssOf(() => renderToString(<Box width={123} />))).not.toContain('321')
})

test('styles without end are forgotten before the next page begins, and that page is whole', () => {
  for (let width = 0; width < 4001; width += 1) styleClass({ width: `${width}.5px` })
  const css = cssOf(() => renderToString(<Box p={3} />))
  expect(knownStyles().count).toBe(1)
  expect(css).toContain('padding:var(--fc-space-3)')
})

test('global styles without end, as of themes that are being tried, are forgotten too', () => {
  for (let width = 0; width < 4001; width += 1) {
    const cache = globalCache()
    cache.insert('', { name: `${width}`, styles: `p{width:${width}px}` }, cache.sheet, true)
  }
  cssOf(() => renderToString(<Box p={3} />))
  expect(Object.keys(knownStyles().rules)).toHaveLength(1)
})
