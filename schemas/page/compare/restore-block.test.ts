import { expect, test } from 'vitest'
import type { BlockNode } from '../block-node.ts'
import type { BlockRules, PageRules } from '../operations/page-rules.ts'
import { listNodes } from '../walk.ts'
import { restoreBlock } from './restore-block.ts'

const aBlock = (label: string, max?: number): BlockRules => ({
  label,
  pageRefusal: null,
  topRefusal: null,
  slots:
    max === undefined
      ? []
      : [
          {
            name: 'inside',
            label: 'Inside',
            allowed: ['text', 'box', 'part'],
            outermostOnly: false,
            min: 0,
            max,
            limits: {},
            shownWhen: [],
          },
        ],
})
const rules: PageRules = {
  maxDepth: 3,
  blocks: {
    text: aBlock('Text'),
    box: aBlock('Box', 2),
    part: { ...aBlock('Part'), topRefusal: 'It is a part.' },
  },
}
const text = (id: string, words = ''): BlockNode => ({ id, blockType: 'text', words })
const box = (id: string, ...inside: BlockNode[]): BlockNode => ({ id, blockType: 'box', inside })

function restore(layout: BlockNode[], version: BlockNode[], id: string): string[] | string {
  let made = 0
  const outcome = restoreBlock(layout, { id, version, rules, createId: () => `new-${(made += 1)}` })
  return 'refusal' in outcome
    ? outcome.refusal
    : listNodes(outcome.layout).map(({ node, path }) =>
        [path.join('.'), node.id, node['words']].filter(Boolean).join(' '),
      )
}

test('a changed block is replaced where it stands now', () =>
  expect(restore([text('b'), text('a', 'New')], [text('a', 'Old'), text('b')], 'a')).toEqual(['0 b', '1 a Old']))

test('a removed block goes after what it followed', () =>
  expect(restore([text('n'), text('a'), text('c')], [text('a'), text('b'), text('c')], 'b')).toEqual([
    '0 n',
    '1 a',
    '2 b',
    '3 c',
  ]))

test('a removed block goes before what followed it, if nothing is left of what it followed', () =>
  expect(restore([text('n'), text('c')], [text('a'), text('b'), text('c')], 'b')).toEqual(['0 n', '1 b', '2 c']))

test('a removed block goes back into its slot', () =>
  expect(restore([text('n'), box('w')], [box('w', text('b'))], 'b')).toEqual(['0 n', '1 w', '1.inside.0 b']))

test('a block whose slot is gone goes to where the block around it was', () =>
  expect(restore([text('a'), text('c')], [text('a'), box('w', text('b')), text('c')], 'b')).toEqual([
    '0 a',
    '1 b',
    '2 c',
  ]))

test('a slot that is full now refuses it with the reason', () =>
  expect(restore([box('w', text('x'), text('y'))], [box('w', text('b'))], 'b')).toBe(
    'Inside of Box may have at most 2 blocks.',
  ))

test('a part whose parent is gone is refused with the reason', () =>
  expect(restore([text('a')], [box('w', { id: 'p', blockType: 'part' })], 'p')).toBe(
    'Part cannot be placed here. It is a part.',
  ))

test('a block in it that has moved elsewhere stays there, and the restored block has a copy', () =>
  expect(restore([text('b'), box('w')], [box('w', text('b', 'Old'))], 'w')).toEqual([
    '0 b',
    '1 w',
    '1.inside.0 new-1 Old',
  ]))

test('a block that the version does not have is refused', () =>
  expect(restore([text('a')], [], 'a')).toBe('This version of the page does not have that block.'))
