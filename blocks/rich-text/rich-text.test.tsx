import { expect, test } from 'vitest'
import { parseHtml, readTexts } from '#tests/support/parse-html.ts'
import { renderBlock } from '../_kit/samples/render-block.tsx'
import { richText } from './block.ts'
import component from './component.tsx'
import { longest, typical } from './fixtures.ts'

const modules = { block: richText, component }
const paragraph = (...children: object[]) => ({ content: { root: { children: [{ type: 'paragraph', children }] } } })

test('an editor’s second heading level is the level that the block has on its page', async () => {
  expect(readTexts(parseHtml(await renderBlock(modules, typical)), 'h2')).toEqual(['Why buy from us'])
})

test('bold words and lists keep their meaning', async () => {
  const page = parseHtml(await renderBlock(modules, typical))
  expect(readTexts(page, 'p strong')).toEqual(['inspected'])
  expect(readTexts(page, 'ul > li')).toContain('Clear title')
})

test('a link to a script loses its link and keeps its words', async () => {
  const link = { type: 'link', fields: { url: 'javascript:alert(1)' }, children: [{ type: 'text', text: 'Click' }] }
  const html = await renderBlock(modules, paragraph(link))
  expect(html).not.toContain('javascript:')
  expect(readTexts(parseHtml(html), 'p')).toEqual(['Click'])
})

test('text of a kind that this editor does not know is still read', async () => {
  expect(await renderBlock(modules, longest)).toContain('Still readable')
})

test('markup typed as text stays text', async () => {
  expect(await renderBlock(modules, paragraph({ type: 'text', text: '<script>' }))).toContain('&lt;script&gt;')
})
