import { expect, test } from 'vitest'
import type { BlockNode } from '../block-node.ts'
import type { PageRules } from '../operations/page-rules.ts'
import { listNodes } from '../walk.ts'
import { followTemplate } from './follow-template.ts'
import type { SetAside } from './following.ts'

const slot = {
  name: 'inside',
  label: 'Inside',
  allowed: ['text'],
  outermostOnly: false,
  min: 0,
  max: 2,
  limits: {},
  shownWhen: [],
}
const block = (label: string, slots = [slot].slice(1)) => ({ label, slots, pageRefusal: null, topRefusal: null })
const rules: PageRules = { maxDepth: 3, blocks: { text: block('Text'), box: block('Box', [slot]) } }

const text = (id: string, heading = id, more: object = {}): BlockNode => ({ id, blockType: 'text', heading, ...more })
const box = (id: string, ...inside: BlockNode[]): BlockNode => ({ id, blockType: 'box', inside })

interface LayoutSetup {
  base: BlockNode[]
  own: BlockNode[]
  template: BlockNode[]
  setAside?: SetAside[]
}
const follow = ({ base, own, template, setAside = [] }: LayoutSetup) =>
  followTemplate({
    own: { layout: own },
    following: { page: 1, base: { layout: base }, setAside },
    template: { layout: template },
    rules,
  })
const layoutOf = (given: LayoutSetup) => follow(given).content['layout']
const outline = (given: LayoutSetup) =>
  listNodes(follow(given).content['layout'] as BlockNode[]).map(({ node, path }) => `${path.join('.')} ${node.id}`)

test('a changed field is the site’s, and the other fields of its block follow the template', () => {
  const base = [text('a', 'Welcome', { size: 'small' }), text('b')]
  const own = [text('a', 'G’day', { size: 'small' }), text('b')]
  const template = [text('a', 'Hello', { size: 'large' }), text('b', 'New')]
  expect(layoutOf({ base, own, template })).toEqual([text('a', 'G’day', { size: 'large' }), text('b', 'New')])
})

test('a block that the template adds is shown where the template has it', () => {
  const base = [text('a'), text('b')]
  expect(outline({ base, own: [text('a', 'Mine'), text('b')], template: [text('a'), text('c'), text('b')] })).toEqual([
    '0 a',
    '1 c',
    '2 b',
  ])
})

test('a block that the site removed stays removed, even if the template changes it', () => {
  const base = [text('a'), text('b')]
  expect(outline({ base, own: [text('a')], template: [text('a'), text('b', 'New'), text('c')] })).toEqual([
    '0 a',
    '1 c',
  ])
})

test('a block that the site added stays after its predecessor', () => {
  const base = [text('a'), text('b')]
  const own = [text('a'), text('mine'), text('b')]
  expect(outline({ base, own, template: [text('b'), text('a')] })).toEqual(['0 b', '1 a', '2 mine'])
})

test('a change of a block that the template removed is set aside', () => {
  const base = [text('a'), text('b')]
  const own = [text('a', 'Mine'), text('b')]
  const { content, setAside } = follow({ base, own, template: [text('b')] })
  expect(content['layout']).toEqual([text('b')])
  expect(setAside).toEqual([{ base: text('a'), own: text('a', 'Mine') }])
})

test('what was set aside applies again once the template has the block again', () => {
  const setAside = [{ base: text('a'), own: text('a', 'Mine') }]
  const found = follow({ base: [text('b')], own: [text('b')], template: [text('a'), text('b')], setAside })
  expect(found.content['layout']).toEqual([text('a', 'Mine'), text('b')])
  expect(found.setAside).toEqual([])
})

test('an unchanged block that the template removed goes', () => {
  const base = [text('a'), text('b')]
  const { content, setAside } = follow({ base, own: base, template: [text('b')] })
  expect(content['layout']).toEqual([text('b')])
  expect(setAside).toEqual([])
})

test('a change follows its block into another slot of the template', () => {
  const base = [text('a'), box('x')]
  const own = [text('a', 'Mine'), box('x')]
  expect(layoutOf({ base, own, template: [box('x', text('a', 'New'))] })).toEqual([box('x', text('a', 'Mine'))])
})

test('a block that the site moved into a slot follows the template’s texts there', () => {
  const base = [text('a'), box('x')]
  const own = [box('x', text('a'))]
  expect(layoutOf({ base, own, template: [text('a', 'New'), box('x')] })).toEqual([box('x', text('a', 'New'))])
})

test('blocks that each side moved into the other stay where the template has them', () => {
  const base = [box('x'), box('y')]
  const given = { base, own: [box('x', box('y'))], template: [box('y', box('x'))] }
  expect(outline(given)).toEqual(['0 y', '0.inside.0 x'])
})

test('a block of the site in a slot that the template filled is set aside', () => {
  const base = [box('x', text('a'))]
  const own = [box('x', text('a'), text('mine'))]
  const { content, setAside } = follow({ base, own, template: [box('x', text('a'), text('b'))] })
  expect(content['layout']).toEqual([box('x', text('a'), text('b'))])
  expect(setAside).toEqual([{ base: null, own: text('mine') }])
})

test('a block of the site in a block that the template removed is set aside with what it holds', () => {
  const base = [box('x'), text('a')]
  const own = [box('x', box('mine', text('inner'))), text('a')]
  const { content, setAside } = follow({ base, own, template: [text('a')] })
  expect(content['layout']).toEqual([text('a')])
  expect(setAside).toEqual([{ base: null, own: box('mine', text('inner')) }])
})

test('title and description are the site’s only where it changed them', () => {
  const base = { title: 'Finance', seo: { title: 'Car loans', description: 'Old' } }
  const own = { title: 'Our finance', seo: { title: 'Car loans', description: 'Old' } }
  const template = { title: 'Loans', seo: { title: 'Car loans', description: 'New' } }
  const { content } = followTemplate({ own, following: { page: 1, base, setAside: [] }, template, rules })
  expect(content).toEqual({ title: 'Our finance', seo: { title: 'Car loans', description: 'New' } })
})

test('a block whose fields do not fit together is the site’s', () => {
  const base = [text('a', 'Map', { address: 'Here' })]
  const own = [text('a', 'Mine', { address: 'Here' })]
  const template = [text('a', 'Text', { address: '' })]
  const { content } = followTemplate({
    own: { layout: own },
    following: { page: 1, base: { layout: base }, setAside: [] },
    template: { layout: template },
    rules,
    isComplete: ({ address }) => address !== '',
  })
  expect(content['layout']).toEqual(own)
})
