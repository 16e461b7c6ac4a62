import { expect, test } from 'vitest'
import { findPlace, indicatorBox, type Zone } from './find-place.ts'

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const main: Zone = {
  parent: null,
  slot: null,
  box: box(0, 0, 1000, 600),
  depth: 0,
  items: [
    { id: 'a', box: box(0, 0, 1000, 200) },
    { id: 'hidden', box: null },
    { id: 'columns', box: box(0, 200, 1000, 400) },
  ],
}
const first: Zone = {
  parent: 'columns',
  slot: 'first',
  box: box(0, 220, 480, 360),
  depth: 1,
  items: [
    { id: 'b', box: box(0, 220, 480, 100) },
    { id: 'c', box: box(0, 320, 480, 100) },
  ],
}
const second: Zone = { parent: 'columns', slot: 'second', box: box(520, 220, 480, 360), depth: 1, items: [] }
const cards: Zone = {
  parent: null,
  slot: null,
  box: box(0, 0, 1000, 200),
  depth: 0,
  items: [
    { id: 'x', box: box(0, 0, 480, 200) },
    { id: 'y', box: box(520, 0, 480, 200) },
  ],
}

test.each([
  [
    { x: 500, y: 50 },
    { parent: null, slot: null, index: 0 },
  ],
  [
    { x: 500, y: 150 },
    { parent: null, slot: null, index: 1 },
  ],
  [
    { x: 100, y: 280 },
    { parent: 'columns', slot: 'first', index: 1 },
  ],
  [
    { x: 100, y: 560 },
    { parent: 'columns', slot: 'first', index: 2 },
  ],
  [
    { x: 700, y: 400 },
    { parent: 'columns', slot: 'second', index: 0 },
  ],
  [
    { x: 500, y: 595 },
    { parent: null, slot: null, index: 3 },
  ],
  [
    { x: 500, y: 5_000 },
    { parent: null, slot: null, index: 3 },
  ],
])('a drop at %j goes to the innermost list', (point, place) => {
  expect(findPlace([main, first, second], point)).toEqual(place)
})

test('between blocks side by side the horizontal place counts', () => {
  const indexes = [100, 400, 600, 900].map((x) => findPlace([cards], { x, y: 20 })?.index)
  expect(indexes).toEqual([0, 1, 1, 2])
})

test('the indicator is a line between two blocks, or the area of an empty list', () => {
  expect(indicatorBox(first, 1)).toEqual({ box: { left: 0, right: 480, top: 318, bottom: 322 }, isArea: false })
  expect(indicatorBox(cards, 1).box).toEqual({ left: 498, right: 502, top: 0, bottom: 200 })
  expect(indicatorBox(second, 0)).toEqual({ box: second.box, isArea: true })
})

test('without a list there is no place', () => {
  expect(findPlace([], { x: 1, y: 1 })).toBeNull()
})
