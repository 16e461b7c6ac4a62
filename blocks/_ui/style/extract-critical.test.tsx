import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { Box } from '../box.tsx'
import { renderWithStyles } from './extract-critical.ts'
import { forgetStyles, knownStyles, styleClass } from './style-class.ts'

afterEach(forgetStyles)

test('a page carries the styles of what is on it, and not those of other pages', () => {
  renderWithStyles(() => renderToString(<Box width={321} />))
  const { css } = renderWithStyles(() => renderToString(<Box width={123} />))
  expect(css).toContain('width:123px')
  expect(css).not.toContain('width:321px')
})

test('a page’s styles are the same bytes whatever was rendered before it', () => {
  const page = () => renderToString([<Box key="a" p={1} />, <Box key="b" p={2} />])
  const fresh = renderWithStyles(page).css
  forgetStyles()
  renderWithStyles(() => renderToString(<Box p={2} />))
  expect(renderWithStyles(page).css).toBe(fresh)
})

test('the names given to the browser are those of the rules it got', () => {
  const { html, ids } = renderWithStyles(() => renderToString(<Box p={1} />))
  expect(html).toContain(`class="fc-${ids[0]}"`)
})

test('a class name typed as text brings no style', () => {
  expect(renderWithStyles(() => renderToString(<p>fc-abc123</p>)).css).toBe('')
})

test('styles without end are forgotten before the next page begins, and that page is whole', () => {
  for (let width = 0; width < 4001; width += 1) styleClass({ width: `${width}.5px` })
  const { css } = renderWithStyles(() => renderToString(<Box p={3} />))
  expect(knownStyles().count).toBe(1)
  expect(css).toContain('padding:var(--fc-space-3)')
})
