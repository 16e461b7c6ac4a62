import { expect, test } from 'vitest'
import { listOwnEntries } from './own-entries.ts'

const link = 'pages.layout.text.content.lexical_internal_feature.link'
const schemas = new Map([
  ['pages.layout', 'blocks'],
  ['pages.layout.text.content', 'editor'],
  [link, 'link'],
  [`${link}.fields.url`, 'url'],
  ['pages.layout.text.contents.lexical_internal_feature.link', 'link of another field'],
])

test('an editor gets the schemas of its own features alone', () =>
  expect([...listOwnEntries(schemas, 'pages.layout.text.content').keys()]).toEqual([link, `${link}.fields.url`]))

test('a field without features gets none', () => expect(listOwnEntries(schemas, 'pages.layout').size).toBe(0))

test('an editor within a feature gets its own, and the outer one all', () => {
  const inner = `${link}.fields.note`
  const deep = `${inner}.lexical_internal_feature.link.fields.url`
  const nested = new Map([
    [inner, 'editor'],
    [deep, 'url'],
  ])
  expect([...listOwnEntries(nested, inner).keys()]).toEqual([deep])
  expect([...listOwnEntries(nested, 'pages.layout.text.content').keys()]).toEqual([inner, deep])
})

test('a list that Payload builds again is read again', () => {
  listOwnEntries(schemas, 'pages.layout.text.content')
  expect(listOwnEntries(new Map([[link, 'new']]), 'pages.layout.text.content').get(link)).toBe('new')
})
