import { expect, test } from 'vitest'
import type { Box } from './element-box.ts'
import { findNameSide } from './find-name-side.ts'

const name = { width: 80, height: 24 }
const view = { width: 1000, height: 800 }
const block = { left: 0, top: 100, right: 600, bottom: 300 }
/** Text in this area. */
const textIn = (text: Box) => (box: Box) =>
  box.left < text.right && box.right > text.left && box.top < text.bottom && box.bottom > text.top

test('a name stands over its block where the page has room', () => {
  expect(findNameSide(block, { name, view, coversText: () => false })).toBe('above')
})

test('a name does not cover the end of the block above', () => {
  const coversText = textIn({ left: 0, top: 80, right: 600, bottom: 100 })
  expect(findNameSide(block, { name, view, coversText })).toBe('inside')
})

test('a name does not cover the heading of its own block', () => {
  const coversText = textIn({ left: 0, top: 80, right: 400, bottom: 140 })
  expect(findNameSide(block, { name, view, coversText })).toBe('inside-end')
})

test('a name is never out of view', () => {
  const first = { ...block, top: 0 }
  expect(findNameSide(first, { name, view, coversText: () => false })).toBe('inside')
})
