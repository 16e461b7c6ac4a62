import { expect, test } from 'vitest'
import { listChanged } from './list-changed.ts'

const text = (id: string, words = 'a') => ({ id, blockType: 'rich-text', words })
const columns = (...first: ReturnType<typeof text>[]) => ({ id: 'c', blockType: 'columns', first })

test('only blocks with other fields of their own are rendered again', () => {
  expect(listChanged([columns(text('x'), text('y'))], [columns(text('x'), text('y', 'b'))])).toEqual(['y'])
})

test('a move within the page renders nothing again', () => {
  expect(listChanged([text('x'), text('y')], [text('y'), text('x')])).toEqual([])
})

test('a parent is rendered again when a slot gets its first block or loses its last', () => {
  expect(listChanged([columns()], [columns(text('x'))])).toEqual(['c', 'x'])
  expect(listChanged([columns(text('x'))], [columns()])).toEqual(['c'])
})
