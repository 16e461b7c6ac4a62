import { expect, test } from 'vitest'
import type { FlagName } from '../../tenant/flags.ts'
import type { BlockNode } from '../block-node.ts'
import { listNodes } from '../walk.ts'
import { applyOperation } from './apply-operation.ts'
import { changeAll } from './change-tree.ts'
import type { Operation } from './operation.ts'
import type { BlockRules, PageRules, SlotRules } from './page-rules.ts'

const aSlot = (changes: Partial<SlotRules>): SlotRules => ({
  name: 'inside',
  label: 'Inside',
  allowed: ['text', 'box', 'need'],
  outermostOnly: false,
  min: 0,
  max: null,
  limits: {},
  shownWhen: [],
  ...changes,
})
const aBlock = (label: string, ...slots: SlotRules[]): BlockRules => ({
  label,
  slots,
  pageRefusal: null,
  topRefusal: null,
})
const hidden = { field: 'wide', is: [true], options: [true, false], otherwise: false }
const rules: PageRules = {
  maxDepth: 3,
  blocks: {
    text: aBlock('Text'),
    box: aBlock(
      'Box',
      aSlot({ max: 3, limits: { need: 1 } }),
      aSlot({ name: 'more', label: 'More', shownWhen: [hidden] }),
    ),
    need: aBlock('Need', aSlot({ min: 1, allowed: ['text'] })),
    part: { ...aBlock('Part'), topRefusal: 'It is a part.' },
    car: { ...aBlock('Car'), pageRefusal: 'It needs a car.' },
  },
}

const text = (id: string): BlockNode => ({ id, blockType: 'text' })
const box = (id: string, ...inside: BlockNode[]): BlockNode => ({ id, blockType: 'box', inside })
const top = (index: number) => ({ parent: null, slot: null, index })
const inside = (parent: string, index: number, slot = 'inside') => ({ parent, slot, index })

const outline = (nodes: BlockNode[]) => listNodes(nodes).map(({ node, path }) => `${path.join('.')} ${node.id}`)
function ids(layout: BlockNode[], operation: Operation): string[] | string {
  const outcome = applyOperation(layout, operation, rules)
  return 'refusal' in outcome ? outcome.refusal : outline(outcome.layout)
}

test('moved blocks keep their order in the page, whatever order they were selected in', () => {
  const layout = [text('a'), box('b', text('c'), text('d')), text('e')]
  expect(ids(layout, { type: 'move', ids: ['e', 'd', 'a'], place: top(2) })).toEqual([
    '0 b',
    '0.inside.0 c',
    '1 a',
    '2 d',
    '3 e',
  ])
})

test('the place of a move is where the indicator was drawn, moved blocks included', () => {
  const layout = [text('a'), text('b'), text('c')]
  expect(ids(layout, { type: 'move', ids: ['a'], place: top(2) })).toEqual(['0 b', '1 a', '2 c'])
  expect(ids(layout, { type: 'move', ids: ['a'], place: top(1) })).toEqual(['0 a', '1 b', '2 c'])
})

test('a block does not move into itself or into a block inside it', () => {
  const layout = [box('a', box('b'))]
  const refusal = 'A block cannot be moved into itself.'
  expect(ids(layout, { type: 'move', ids: ['a'], place: inside('a', 0) })).toBe(refusal)
  expect(ids(layout, { type: 'move', ids: ['a'], place: inside('b', 0) })).toBe(refusal)
})

test('a block inside a selected one stays in it', () => {
  const layout = [box('a', text('b')), text('c')]
  expect(ids(layout, { type: 'move', ids: ['b', 'a'], place: top(2) })).toEqual(['0 c', '1 a', '1.inside.0 b'])
})

test('blocks are wrapped where the first of them was', () => {
  const layout = [text('a'), text('b'), text('c')]
  expect(ids(layout, { type: 'wrap', ids: ['c', 'b'], wrapper: box('w'), slot: 'inside' })).toEqual([
    '0 a',
    '1 w',
    '1.inside.0 b',
    '1.inside.1 c',
  ])
})

test('a copy goes after the last of the copied blocks, and a full slot takes none', () => {
  const layout = [box('a', text('b'), text('c')), text('d')]
  const copies = [text('e'), text('f')]
  expect(ids(layout, { type: 'duplicate', ids: ['d', 'a'], copies: [box('e'), text('f')] }).slice(-2)).toEqual([
    '2 e',
    '3 f',
  ])
  expect(ids(layout, { type: 'duplicate', ids: ['b', 'c'], copies })).toBe('Inside of Box may have at most 3 blocks.')
  expect(ids(layout, { type: 'duplicate', ids: ['nobody'], copies })).toMatch(/^This block is not on the page any more/)
})

test('unwrapped blocks of all slots take the place of the block around them', () => {
  const layout = [text('a'), { ...box('b', text('c'), text('d')), more: [text('e')] }, text('f')]
  expect(ids(layout, { type: 'unwrap', id: 'b' })).toEqual(['0 a', '1 c', '2 d', '3 e', '4 f'])
  expect(ids(layout, { type: 'unwrap', id: 'a' })).toBe('This block holds no other blocks.')
  const part = [box('b', { id: 'p', blockType: 'part' })]
  expect(ids(part, { type: 'unwrap', id: 'b' })).toBe('Part cannot be placed here. It is a part.')
})

test('slots nest three deep and no deeper', () => {
  const layout = [box('a', box('b', box('c', text('d'))))]
  expect(ids(layout, { type: 'insert', place: inside('c', 0), nodes: [text('e')] })).toHaveLength(5)
  expect(ids(layout, { type: 'insert', place: inside('c', 0), nodes: [box('e')] })).toBe(
    'Inside of Box does not take Box: slots may be nested at most 3 deep.',
  )
  expect(ids(layout, { type: 'wrap', ids: ['a'], wrapper: box('w'), slot: 'inside' })).toMatch(/at most 3 deep\.$/)
})

test.each<[string, Operation, string]>([
  [
    'a full slot',
    { type: 'insert', place: inside('b', 0), nodes: [text('n')] },
    'Inside of Box may have at most 3 blocks.',
  ],
  [
    'a second block of one that is allowed once',
    { type: 'replace', id: 't', node: { id: 'n', blockType: 'need' } },
    'Inside of Box may hold Need at most once.',
  ],
  [
    'a part at the top level',
    { type: 'insert', place: top(0), nodes: [{ id: 'n', blockType: 'part' }] },
    'Part cannot be placed here. It is a part.',
  ],
  [
    'a block that the page has no vehicle for',
    { type: 'insert', place: top(0), nodes: [{ id: 'n', blockType: 'car' }] },
    'Car cannot be placed here. It needs a car.',
  ],
  [
    'the last block of a slot that needs one',
    { type: 'remove', ids: ['last'] },
    'Inside of Need needs at least 1 block.',
  ],
  [
    'a hidden slot',
    { type: 'insert', place: inside('b', 0, 'more'), nodes: [text('n')] },
    'More of Box is hidden by the settings of Box, so it takes no blocks.',
  ],
  [
    'a block without slots',
    { type: 'insert', place: inside('t', 0), nodes: [text('n')] },
    'This block has no place for other blocks.',
  ],
  [
    'a missing block',
    { type: 'remove', ids: ['nobody'] },
    'This block is not on the page any more. Another change has removed it.',
  ],
  [
    'a block that is there already',
    { type: 'insert', place: top(0), nodes: [text('t')] },
    'This block is on the page already. Insert a copy instead.',
  ],
  [
    'blocks set as a field',
    { type: 'set', id: 'b', field: ['inside'], value: [] },
    'This field cannot be changed here.',
  ],
  [
    'an entry that is not there',
    { type: 'set', id: 't', field: ['rows', 0, 'words'], value: 'x' },
    'This field is not there any more. Another change has removed its entry.',
  ],
])('%s is refused with the reason', (_, operation, refusal) => {
  const need = { id: 'need', blockType: 'need', inside: [text('last')] }
  expect(ids([box('b', text('t'), text('u'), need)], operation)).toBe(refusal)
})

test('a new block may lack the blocks that it needs', () =>
  expect(ids([], { type: 'insert', place: top(0), nodes: [{ id: 'n', blockType: 'need' }] })).toEqual(['0 n']))

test('what was wrong before does not stand in the way', () => {
  const full = box('a', text('b'), text('c'), text('d'), text('e'))
  expect(ids([full], { type: 'remove', ids: ['b'] })).toHaveLength(4)
  expect(ids([full], { type: 'insert', place: top(0), nodes: [text('n')] })).toHaveLength(6)
})

test('a block of a later version is kept and moved', () => {
  const layout = [{ id: 'a', blockType: 'constructor' }, box('b')]
  expect(ids(layout, { type: 'move', ids: ['a'], place: inside('b', 0) })).toEqual(['0 b', '0.inside.0 a'])
})

function set(node: BlockNode, field: (string | number)[], value?: unknown) {
  const outcome = applyOperation([node], { type: 'set', id: node.id, field, value }, rules)
  if ('refusal' in outcome) throw new Error(outcome.refusal)
  const back = changeAll(outcome.layout, outcome.inverse)
  return { node: outcome.layout[0], back: 'refusal' in back ? back.refusal : back.layout[0] }
}

test('rows keep their ids when a list is set', () => {
  const before = { ...text('a'), rows: [{ id: 'r', words: 'Old' }] }
  const { node, back } = set(before, ['rows'], [{ words: 'New' }, { words: 'Second' }])
  expect(node?.['rows']).toEqual([{ id: 'r', words: 'New' }, { words: 'Second' }])
  expect(back).toStrictEqual(before)
})

test('setting nothing removes a field, and undo brings its absence back', () => {
  expect(set({ ...text('a'), words: 'Some' }, ['words']).node).toStrictEqual(text('a'))
  const { node, back } = set(text('a'), ['settings', 'anchor'], 'here')
  expect(node).toStrictEqual({ ...text('a'), settings: { anchor: 'here' } })
  expect(back).toStrictEqual(text('a'))
})

test('undo of a removed field restores the order of the fields', () => {
  const { back } = set({ words: 'Some', id: 'a', more: 'More', blockType: 'text' }, ['words'])
  expect(Object.keys(back ?? {})).toEqual(['words', 'id', 'more', 'blockType'])
})

test('unchanged blocks keep their identity', () => {
  const layout = [box('a', text('b'), text('c')), box('d', text('e'))]
  const outcome = applyOperation(layout, { type: 'set', id: 'b', field: ['words'], value: 'x' }, rules)
  expect('layout' in outcome && outcome.layout[1]).toBe(layout[1])
})

const advise = (operation: Operation, { features, off }: { features: FlagName[]; off: FlagName[] }) => {
  const text = { ...aBlock('Text'), features }
  const known: PageRules = { ...rules, blocks: { ...rules.blocks, text }, featuresOff: off }
  const outcome = applyOperation([box('a', { id: 'old', blockType: 'text' })], operation, known)
  return 'refusal' in outcome ? outcome.refusal : outcome.advice
}
const insertOf = (node: BlockNode): Operation => ({ type: 'insert', place: top(0), nodes: [node] })

test('a block whose features are off is taken, with advice, wherever it is in what is inserted', () => {
  const off: FlagName[] = ['reserve', 'checkout']
  const sentence = 'Text is not shown on this site until the feature “Reserve online” or “Buy online” is on.'
  expect(advise(insertOf(text('b')), { features: off, off })).toEqual([sentence])
  expect(advise(insertOf(box('b', text('c'), text('d'))), { features: off, off })).toEqual([sentence])
  expect(advise({ type: 'replace', id: 'old', node: text('b') }, { features: off, off })).toEqual([sentence])
  expect(advise(insertOf(text('b')), { features: off, off: ['reserve'] })).toEqual([])
  expect(advise(insertOf(box('b')), { features: off, off })).toEqual([])
})

test('a block that its settings show only with a feature has advice too, but what is there already has none', () => {
  const shown = { ...text('b'), settings: { visibility: { flag: 'finance' } } }
  expect(advise(insertOf(shown), { features: [], off: ['finance'] })).toEqual([
    'Text is not shown on this site until the feature “Finance” is on.',
  ])
  expect(advise(insertOf(shown), { features: [], off: [] })).toEqual([])
  expect(advise({ type: 'move', ids: ['old'], place: top(0) }, { features: ['finance'], off: ['finance'] })).toEqual([])
})
