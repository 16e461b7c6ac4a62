import { expect, test } from 'vitest'
import { isAllowedRichText } from './is-allowed-rich-text.ts'

const state = (...children: object[]) => ({ root: { type: 'root', children, version: 1 } })
const text = (words: string, more: object = {}) => ({ type: 'text', text: words, version: 1, ...more })
const paragraph = (...children: object[]) => ({ type: 'paragraph', children, version: 1 })
const link = (url: string) => ({
  type: 'link',
  version: 3,
  fields: { linkType: 'custom', url, newTab: false },
  children: [text('here')],
})
const upload = { type: 'upload', version: 3, relationTo: 'media', value: 7, id: 'a', fields: null, format: '' }

test('what the editor offers is allowed', () => {
  const value = state(
    { type: 'heading', tag: 'h3', children: [text('Why us')] },
    paragraph(text('Bold', { format: 15 }), link('https://example.com'), { type: 'linebreak' }),
    { type: 'list', listType: 'number', children: [{ type: 'listitem', value: 1, children: [text('One')] }] },
    { type: 'horizontalrule', version: 1 },
  )
  expect(isAllowedRichText(value, { known: [] })).toBe(true)
})

test.each([
  ['a script as a link', state(paragraph(link('javascript:alert(1)')))],
  ['a page heading', state({ type: 'heading', tag: 'h1', children: [text('Large')] })],
  ['code', state(paragraph(text('code', { format: 16 })))],
  ['a colour', state(paragraph(text('red', { style: 'color: red' })))],
  ['a picture of another field', state(upload)],
  ['a block', state({ type: 'block', fields: { blockType: 'hero' } })],
  ['an unknown property', state({ ...paragraph(text('a')), onclick: 'alert(1)' })],
  ['children that are no list', state({ type: 'paragraph', children: 'text' })],
  ['no state at all', 'text'],
])('%s is refused', (_, value) => {
  expect(isAllowedRichText(value, { known: [state(paragraph(text('a')))] })).toBe(false)
})

test('what the field had already may stay beside new words', () => {
  const before = state(upload, paragraph(text('m'), text('2', { format: 64 })))
  const after = state(paragraph(text('New')), upload, paragraph(text('km'), text('2', { format: 64 })))
  expect(isAllowedRichText(after, { known: [before] })).toBe(true)
})

test('a picture that the field had may not become another one', () => {
  expect(isAllowedRichText(state({ ...upload, value: 8 }), { known: [state(upload)] })).toBe(false)
})

test('a state that contains itself is refused', () => {
  const endless: { type: string; children: object[] } = { type: 'paragraph', children: [] }
  endless.children.push(endless)
  expect(isAllowedRichText(state(endless), { known: [] })).toBe(false)
})
