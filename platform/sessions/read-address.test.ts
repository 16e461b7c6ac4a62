import { expect, test } from 'vitest'
import { readAddress } from './read-address.ts'

test.each([
  ['0412 345 678', 'AU', '+61412345678'],
  ['+61 412 345 678', 'AU', '+61412345678'],
  ['(0412) 345-678', 'AU', '+61412345678'],
  ['021 123 4567', 'NZ', '+64211234567'],
  ['\u200E0412\u2011345\u2011678', 'AU', '+61412345678'],
  ['+61 (0)412 345 678', 'AU', '+61412345678'],
  ['+61412345678', 'NZ', '+61412345678'],
] as const)('%s is one mobile number, however it is typed (%s)', (typed, country, to) => {
  expect(readAddress(typed, country)).toEqual({ channel: 'sms', to })
})

test('an email address is one in small and in capital letters', () => {
  expect(readAddress(' Alex@Example.com\u200B. ', 'AU')).toEqual({ channel: 'email', to: 'alex@example.com' })
})

test.each(['', '1234', '07 5555 1234', '0412 345 67', 'alex@', 'call me', '0412345678;0412345679', 'a@b.c\n@d.e'])(
  'a code cannot be sent to "%s"',
  (typed) => {
    expect(readAddress(typed, 'AU')).toBeNull()
  },
)
