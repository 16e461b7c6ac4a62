import { expect, test } from 'vitest'
import { fillAddress, isAddressPattern } from './address-pattern.ts'

test('an address has the values that its pattern names, escaped', () => {
  expect(fillAddress('https://spins.example.com/{code}/{frame}.jpg', { code: 'kia/7 ä', frame: 3 })).toBe(
    'https://spins.example.com/kia%2F7%20%C3%A4/3.jpg',
  )
})

test.each([
  ['https://spins.example.com/{code}/{frame}.jpg', true],
  ['https://spins.example.com/{code}.jpg', false],
  ['http://spins.example.com/{code}/{frame}.jpg', false],
  ['https://name:word@spins.example.com/{code}/{frame}.jpg', false],
  ['javascript:{code}{frame}', false],
])('%s is a pattern of spin pictures: %s', (pattern, is) => {
  expect(isAddressPattern(pattern, ['code', 'frame'])).toBe(is)
})
