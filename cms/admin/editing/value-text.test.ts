import { expect, test } from 'vitest'
import { valueText } from './value-text.ts'

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] })

test.each([
  ['a text', 'Welcome', ['title'], 'Welcome'],
  ['no text', null, ['title'], 'Empty'],
  ['a switch', false, ['noindex'], 'No'],
  ['a removed block', undefined, ['layout', '#a'], 'Removed'],
  ['a block', { id: 'a', blockType: 'hero', heading: 'Welcome' }, ['layout', '#a'], 'Hero: Welcome'],
  ['a rich text', { root: { type: 'root', children: [paragraph('One'), paragraph('Two')] } }, ['content'], 'One\nTwo'],
  ['a group', { kind: 'url', url: '/finance', label: '' }, ['link'], 'kind: url\nurl: /finance'],
])('%s is compared in words', (_, value, path, words) => {
  expect(valueText(value, path)).toBe(words)
})
