import type { Block } from 'payload'
import { expect, test } from 'vitest'
import { adminBlocks } from './admin-blocks.ts'
import { boundNesting } from './bound-nesting.ts'

const { blocks = [] } = await boundNesting({ blocks: adminBlocks() } as never)
const find = (slug: string): Block | undefined => blocks.find((block) => block.slug === slug)

function listSlot(block: Block | undefined, name: string) {
  const field = block?.fields.find((each) => each.type === 'blocks' && each.name === name)
  return field?.type === 'blocks' ? (field.blockReferences ?? []) : []
}

const inner = (block: Block | undefined): Block | undefined =>
  listSlot(block, 'first').find((each): each is Block => typeof each !== 'string')

test('the form lists columns three levels deep and ends there', () => {
  const third = inner(inner(find('columns')))
  expect(listSlot(third, 'first')).toContain('rich-text')
  expect(inner(third)).toBeUndefined()
  expect(listSlot(third, 'first')).not.toContain('columns')
})

test('the third and fourth slot are listed on the first level alone, since each doubles the cost of a level', () => {
  expect(listSlot(find('columns'), 'fourth')).toContain('rich-text')
  expect(listSlot(inner(find('columns')), 'fourth')).toEqual([])
})

test('blocks that do not take themselves stay as they are', () => {
  expect(listSlot(find('stock-search'), 'main').every((each) => typeof each === 'string')).toBe(true)
})
