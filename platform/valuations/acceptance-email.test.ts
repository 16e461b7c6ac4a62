import { expect, test } from 'vitest'
import { acceptanceEmail, chooseRecipient } from './acceptance-email.ts'

const locations = [
  { id: 1, email: 'north@kia.example' },
  { id: 2, email: '' },
]
const recipient = (location: number | null, siteEmail = 'sales@kia.example') =>
  chooseRecipient({ location, locations, siteEmail })

test('an accepted offer goes to the location that handles its lead', () => {
  expect(recipient(1)).toBe('north@kia.example')
})

test.each([2, 3, null])('where location %s has no mailbox it goes to the site’s', (location) => {
  expect(recipient(location)).toBe('sales@kia.example')
})

test('without a mailbox there is no recipient', () => {
  expect(recipient(2, '')).toBeNull()
})

const accepted = {
  tenantId: 1,
  to: 'north@kia.example',
  car: '2021 Kia Sportage',
  lead: 44,
  range: { low: 20_000_00, high: 23_000_00 },
}

test('staff read which car was accepted for how much, and which lead it is', () => {
  const { to, subject, text } = acceptanceEmail(accepted)
  expect([to, subject.includes('2021 Kia Sportage')]).toEqual(['north@kia.example', true])
  expect(text).toMatch(/\$20,000.*\$23,000.*2021 Kia Sportage.*44/)
})

test('a subject has 240 characters at most, as messages do', () => {
  expect(acceptanceEmail({ ...accepted, car: 'x'.repeat(300) }).subject).toHaveLength(240)
})
