import { expect, test } from 'vitest'
import { addressOfMedia, byName } from './upload-media.ts'

test('frames that are chosen together come in the order of their numbers, not of their letters', () => {
  const names = ['spin-10.webp', 'spin-2.webp', 'spin-1.webp'].map((name) => ({ name }))
  expect(byName(names).map(({ name }) => name)).toEqual(['spin-1.webp', 'spin-2.webp', 'spin-10.webp'])
})

test('a file of the library has an address on the site, whatever its name', () => {
  expect(addressOfMedia('front door #2.jpg')).toBe('/media/front%20door%20%232.jpg')
})
