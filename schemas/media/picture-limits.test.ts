import { expect, test } from 'vitest'
import { describeOversize } from './picture-limits.ts'

test("a good camera's photo is within the limit", () => {
  expect(describeOversize({ width: 9_504, height: 6_336 })).toBeNull()
})

test('the message for an oversized picture has its size and the limit', () => {
  expect(describeOversize({ width: 16_000, height: 16_000 })).toBe(
    'This picture has 256 megapixels (16,000 × 16,000 pixels). The limit is 80 megapixels: make it smaller and try again.',
  )
})

test('all frames of an animation count', () => {
  expect(describeOversize({ width: 1_000, height: 1_000, pages: 100 })).toContain('100 frames')
})
