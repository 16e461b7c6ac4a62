import { expect, test } from 'vitest'
import { forEachSettled } from './for-each-settled.ts'

test('a failing item does not stop the others, and its error is thrown', async () => {
  const told: number[] = []
  const telling = forEachSettled([1, 2, 3], async (one) => {
    if (one === 2) throw new Error('no such place')
    told.push(one)
  })
  await expect(telling).rejects.toThrow('1 of 3 failed')
  expect(told).toEqual([1, 3])
})
