import { expect, test } from 'vitest'
import { stepPlace } from './step-place.ts'

const [hero, text, grid] = ['hero', 'text', 'grid'].map((id) => ({ id, blockType: id }))
const columns = { id: 'columns', blockType: 'columns', first: [text], second: [grid] }
const layout = [hero, columns].filter((node) => node !== undefined)
const slotsOf = ({ blockType }: { blockType: string }) => (blockType === 'columns' ? ['first', 'second'] : [])
const step = (id: string, way: 'up' | 'down' | 'in' | 'out') => stepPlace(layout, { id, step: way, slotsOf })

test('down within the page is after the next block', () =>
  expect(step('hero', 'down')).toEqual({ parent: null, slot: null, index: 2 }))
test('up at the top of the page is nowhere', () => expect(step('hero', 'up')).toBeNull())
test('down from the end of a column is the next column', () =>
  expect(step('text', 'down')).toEqual({ parent: 'columns', slot: 'second', index: 0 }))
test('up from the second column is the end of the first', () =>
  expect(step('grid', 'up')).toEqual({ parent: 'columns', slot: 'first', index: 1 }))
test('up from the first column is before the columns', () =>
  expect(step('text', 'up')).toEqual({ parent: null, slot: null, index: 1 }))
test('down from the last column is after the columns', () =>
  expect(step('grid', 'down')).toEqual({ parent: null, slot: null, index: 2 }))
test('out of a column is after the columns', () =>
  expect(step('text', 'out')).toEqual({ parent: null, slot: null, index: 2 }))
test('into the block before is at the end of its first slot', () =>
  expect(stepPlace([columns, { id: 'z', blockType: 'z' }], { id: 'z', step: 'in', slotsOf })).toEqual({
    parent: 'columns',
    slot: 'first',
    index: 1,
  }))
test('into a block without slots is nowhere', () => expect(step('columns', 'in')).toBeNull())
