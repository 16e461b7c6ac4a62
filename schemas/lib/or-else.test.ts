import { expect, test } from 'vitest'
import { z } from 'zod'
import { orElse } from './or-else.ts'

const card = z.object({ title: orElse(z.string(), 'Untitled') })

test.each([
  [{}, 'Untitled'],
  [{ title: null }, 'Untitled'],
  [{ title: undefined }, 'Untitled'],
  [{ title: '' }, ''],
])('%j has the title %j', (stored, title) => {
  expect(card.parse(stored)).toEqual({ title })
})

test('what is neither missing nor right is refused', () => {
  expect(card.safeParse({ title: 7 }).success).toBe(false)
})

test('in a description of what comes out, it is always there', () => {
  expect(z.toJSONSchema(card, { io: 'output' })).toMatchObject({
    properties: { title: { type: 'string' } },
    required: ['title'],
  })
})
