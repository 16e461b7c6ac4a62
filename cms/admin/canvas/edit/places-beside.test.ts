import { expect, test } from 'vitest'
import { findNearest, placesBeside, withinSlot } from './places-beside.ts'

const text = { id: 't', blockType: 'text' }
const columns = { id: 'c', blockType: 'columns', first: [text] }
const layout = [{ id: 'h', blockType: 'hero' }, columns]
const top = (index: number) => ({ parent: null, slot: null, index })

test('without a selection a block goes to the end of the page', () =>
  expect(placesBeside(layout, { id: undefined, side: 'after' })).toEqual([top(2)]))

test('beside a block in a column, or else beside the columns', () => {
  expect(placesBeside(layout, { id: 't', side: 'after' })).toEqual([{ parent: 'c', slot: 'first', index: 1 }, top(2)])
  expect(placesBeside(layout, { id: 't', side: 'before' })).toEqual([{ parent: 'c', slot: 'first', index: 0 }, top(1)])
})

test('a place beyond the end of its slot is its end', () =>
  expect(withinSlot(layout, { parent: 'c', slot: 'first', index: 9 })).toEqual({
    parent: 'c',
    slot: 'first',
    index: 1,
  }))

test('after a removal the next block is selected, else the one before, else the block around', () => {
  expect(findNearest(layout, { place: top(0), removed: ['h'] })).toBe('c')
  expect(findNearest(layout, { place: top(1), removed: ['c'] })).toBe('h')
  expect(findNearest(layout, { place: { parent: 'c', slot: 'first', index: 0 }, removed: ['t'] })).toBe('c')
})
