import { expect, test } from 'vitest'
import { newSite } from './new-site.ts'

test('phone and email of a new site are read as people paste them; two numbers are refused', () => {
  const { phone, email } = newSite.shape
  expect(phone.parse('\u202A07\u00A05550\u20110110\u202C')).toBe('07 5550-0110')
  expect(email.parse(' Sales@Example.com\u200B. ')).toBe('sales@example.com')
  expect(phone.safeParse('07 5550 0110 / 07 5550 0111').success).toBe(false)
})
