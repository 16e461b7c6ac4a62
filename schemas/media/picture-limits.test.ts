import { expect, test } from 'vitest'
import { describeOversize, isLarge } from './picture-limits.ts'

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

test('an animation of a usual size is within the limit, one of many frames is not, however small', () => {
  expect(describeOversize({ width: 480, height: 360, pages: 120, channels: 4 })).toBeNull()
  expect(describeOversize({ width: 1, height: 1, pages: 5_000, channels: 4 })).toBe(
    'This animation has 5,000 frames. The limit is 300: shorten it, or upload it as a video.',
  )
})

test('an interlaced picture has a lower limit, which the message names with the way out', () => {
  const picture = { width: 9_000, height: 8_700, channels: 3, depth: 'uchar' }
  expect(describeOversize(picture)).toBeNull()
  expect(describeOversize({ ...picture, isProgressive: true })).toBe(
    'This picture has 79 megapixels (9,000 × 8,700 pixels) and is interlaced (progressive). The limit for that is 40 megapixels: save it without interlacing, or make it smaller, and try again.',
  )
  expect(describeOversize({ width: 7_000, height: 5_000, isProgressive: true })).toBeNull()
})

test('16 bits a channel count twice', () => {
  const picture = { width: 9_000, height: 8_700, channels: 4 }
  expect(describeOversize({ ...picture, depth: 'uchar' })).toBeNull()
  expect(describeOversize({ ...picture, depth: 'ushort' })).toContain('The limit is 40 megapixels')
})

test('a photo of a camera is decoded beside others, one of 80 megapixels or many frames is not', () => {
  expect(isLarge({ width: 5_400, height: 3_600, channels: 3 })).toBe(false)
  expect(isLarge({ width: 9_000, height: 8_700, channels: 3 })).toBe(true)
  expect(isLarge({ width: 1_000, height: 800, pages: 100, channels: 4 })).toBe(true)
})
