import { expect, test } from 'vitest'
import { createRandom } from './random.ts'
import { checkDigit, plate, vin } from './registration.ts'

test('the check digit is the one of the published example', () => {
  expect(checkDigit('1M8GDM9A0KP042788')).toBe('X')
})

test('a chassis number has seventeen characters, opens with its maker and carries its check digit', () => {
  for (let i = 0; i < 200; i++) {
    const number = vin(createRandom('vin', i), 'KNA')
    expect(number).toMatch(/^KNA[A-HJ-NPR-Z0-9]{14}$/)
    expect(number[8]).toBe(checkDigit(`${number.slice(0, 8)}0${number.slice(9)}`))
  }
})

test('each state has its own plate format', () => {
  const random = createRandom('plates')
  expect(plate(random, 'VIC')).toMatch(/^1[A-Z]{2}\d[A-Z]{2}$/)
  expect(plate(random, 'SA')).toMatch(/^S\d{3}[A-D][A-Z]{2}$/)
  expect(plate(random, 'NZ')).toMatch(/^[LMNPQ][A-Z]{2}\d{3}$/)
})
