import { expect, test } from 'vitest'
import { isWholePhone, readPhone, storedPhone, toTelHref } from './phone.ts'

test.each([
  '0412 000 000',
  '\u202A+61\u00A0412\u00A0000\u00A0000\u202C',
  '0412\u2011000\u2011000',
  '0412–000–000',
  '\u200E0412000000',
  '0412\u2009000\u2009000',
  '+61 (0)412 000 000',
  '+610412000000',
  '0011 61 412 000 000',
  '0061412000000',
  '61 412 000 000',
  'tel:+61412000000',
  'Mobile: 0412 000 000',
  '\uFF10\uFF14\uFF11\uFF12 000 000',
])('%j is stored as one spelling', (typed) => {
  expect([isWholePhone(typed), storedPhone(typed, 'AU')]).toEqual([true, '+61412000000'])
})

test.each([
  ['(07) 5550 0110 ext 4', 'AU', '+61755500110 ext. 4'],
  ['07 5550 0110 x12', 'AU', '+61755500110 ext. 12'],
  ['+61755500110;ext=4', 'AU', '+61755500110 ext. 4'],
  ['+61755500110 ext. 4', 'AU', '+61755500110 ext. 4'],
  ['021 123 4567', 'NZ', '+64211234567'],
  ['1300 252 277', 'AU', '+611300252277'],
  ['5550 0110', 'AU', '55500110'],
  ['after 5 pm', 'AU', 'after 5 pm'],
] as const)('%s is stored in %s as %s', (typed, country, stored) => expect(storedPhone(typed, country)).toBe(stored))

test.each([
  ['1300 BL CARS', 'tel:1300252277'],
  ['13 CARS', 'tel:132277'],
  ['1800 HOTLINE', 'tel:1800468546'],
  ['0800 DRIVE ME', 'tel:08003748363'],
  ['(07) 5550 0110 ext 4', 'tel:0755500110;ext=4'],
  ['07 5550 0110 / 07 5550 0111', 'tel:0755500110'],
  ['07 5550 0110 or 0412 000 000', 'tel:0755500110'],
  ['+61 (0)7 5550 0110', 'tel:+61755500110'],
  ['07\u00A05550\u20110110', 'tel:0755500110'],
  ['call us', null],
])('%j dials %s', (typed, href) => expect(toTelHref(typed)).toBe(href))

test.each(['07 5550 0110 / 07 5550 0111', '0412 000 000 or 0413 000 000', '0412000000 0413000000', '', 'call me'])(
  '%j is not one number',
  (typed) => expect(readPhone(typed)).toBeNull(),
)
