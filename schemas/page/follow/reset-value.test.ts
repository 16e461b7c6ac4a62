import { expect, test } from 'vitest'
import type { BlockNode } from '../block-node.ts'
import { listChanges } from '../list-changes.ts'
import { isSameValue } from '../same-value.ts'
import { resetValue } from './reset-value.ts'

const text = (id: string, heading = id, more: object = {}): BlockNode => ({ id, blockType: 'text', heading, ...more })
const box = (id: string, ...inside: BlockNode[]): BlockNode => ({ id, blockType: 'box', inside })
const reset = (own: BlockNode[], template: BlockNode[], ...path: string[]) =>
  resetValue({ content: { title: 'Mine', layout: own }, template: { title: 'Theirs', layout: template }, path })[
    'layout'
  ]

test('one field takes the template’s value, and the block keeps the site’s others', () => {
  const own = [text('a', 'Mine', { size: 'mine' })]
  expect(reset(own, [text('a', 'Theirs', { size: 'theirs' })], 'layout', '#a', 'size')).toEqual([
    text('a', 'Mine', { size: 'theirs' }),
  ])
})

test('a field of the page takes the template’s value', () => {
  const content = { title: 'Mine', seo: { title: 'Mine', description: 'Mine' } }
  const template = { title: 'Theirs', seo: { title: 'Theirs', description: 'Theirs' } }
  expect(resetValue({ content, template, path: ['seo', 'description'] })).toEqual({
    title: 'Mine',
    seo: { title: 'Mine', description: 'Theirs' },
  })
})

test('a removed block comes back to its place', () =>
  expect(reset([text('a'), text('c')], [text('a'), text('b'), text('c')], 'layout', '#b')).toEqual([
    text('a'),
    text('b'),
    text('c'),
  ]))

test('a block of the site goes', () =>
  expect(reset([text('a'), text('mine')], [text('a')], 'layout', '#mine')).toEqual([text('a')]))

test('a moved block goes back into its slot', () =>
  expect(reset([box('x'), text('a', 'Mine')], [box('x', text('a'))], 'layout', '#a')).toEqual([box('x', text('a'))]))

test('the template’s order comes back, and a block of the site stays after its predecessor', () =>
  expect(reset([text('b'), text('mine'), text('a')], [text('a'), text('b')], 'layout', '~order')).toEqual([
    text('a'),
    text('b'),
    text('mine'),
  ]))

test('a row of a block’s list comes back', () => {
  const own = [text('a', 'a', { items: [{ id: '2', words: 'two' }] })]
  const template = [
    text('a', 'a', {
      items: [
        { id: '1', words: 'one' },
        { id: '2', words: 'two' },
      ],
    }),
  ]
  expect(reset(own, template, 'layout', '#a', 'items', '#1')).toEqual(template)
})

test('once each difference is reset, the page is the template’s', () => {
  const own = [text('b'), box('x', text('c', 'Mine'), text('mine')), text('a', 'Mine')]
  const template = [text('a'), text('b'), text('d'), box('x', text('c'))]
  const after: Record<string, unknown> = { layout: template }
  let content: Record<string, unknown> = { layout: own }
  for (;;) {
    const [path] = listChanges({ before: after, after: content })
    if (!path) break
    content = resetValue({ content, template: after, path })
  }
  expect(isSameValue(content['layout'], template)).toBe(true)
})
