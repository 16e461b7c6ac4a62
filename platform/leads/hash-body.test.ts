import { expect, test } from 'vitest'
import { hashBody } from './hash-body.ts'

test('the same answers in another order are the same body', () => {
  expect(hashBody({ name: 'Alex', values: { phone: '1', email: '2' } })).toBe(
    hashBody({ values: { email: '2', phone: '1' }, name: 'Alex' }),
  )
})

test('another answer is another body', () => {
  expect(hashBody({ values: ['a', 'b'] })).not.toBe(hashBody({ values: ['b', 'a'] }))
})
