import { expect, test } from 'vitest'
import { type PayerEmail, payerEmails, type StaffEmail, staffEmails } from './email-templates.ts'

type ReservedEmailInput = Parameters<(typeof payerEmails)['reserved']>[0]

const about: ReservedEmailInput = {
  site: {
    name: 'Coastline Kia',
    origin: 'https://kia.example',
    timeZone: 'Australia/Sydney',
    config: { email: 'sales@kia.example' },
  },
  payment: { amount: 1_250_50, reference: 'R12', name: 'Al Lee', code: 'abc', refund_refusal: 'Card closed.' },
  reservation: { purpose: 'reservation', expires_at: '2026-11-23T01:00:00.000Z' },
  vehicle: { name: 'Kia Sportage', stocknum: 'K77' },
  timeZone: '',
}
const forInvoice: ReservedEmailInput = {
  ...about,
  reservation: null,
  vehicle: null,
  payment: { ...about.payment, reference: 'INV-9' },
}

const payerKinds = Object.keys(payerEmails) as PayerEmail[]
const staffKinds = Object.keys(staffEmails) as StaffEmail[]

test.each(payerKinds)(
  'the payer’s e-mail “%s” greets by name, links the payment’s page and is signed by the site',
  (kind) => {
    const { text } = payerEmails[kind](about)
    expect(text).toContain('Al Lee')
    expect(text).toContain('https://kia.example/payment/return?code=abc')
    expect(text.endsWith('Coastline Kia')).toBe(true)
  },
)

test.each(staffKinds)('the staff email “%s” does not contain the payer, who is only in the admin', (kind) => {
  const { subject, text } = staffEmails[kind](about)
  expect(`${subject} ${text}`).not.toContain('Al Lee')
})

test.each([...payerKinds.map((kind) => payerEmails[kind]), ...staffKinds.map((kind) => staffEmails[kind])])(
  'every e-mail about a payment says the sum to the cent or the vehicle, of whatever is known (%#)',
  (email) => {
    const { subject, text } = email(about)
    expect(`${subject} ${text}`).toMatch(/\$1,250\.50|Kia Sportage/)
    const unknown = email({
      ...forInvoice,
      payment: { ...forInvoice.payment, name: null, refund_refusal: null, reference: '' },
    })
    expect(`${unknown.subject} ${unknown.text}`).not.toMatch(/null|undefined|NaN/)
  },
)

test('a reservation’s end is said by the site’s own clock', () => {
  expect(payerEmails.reserved(about).text).toContain('Mon 23 Nov, 12:00pm')
})

test.each([
  ['Australia/Perth', '2026-11-23T01:00:00.000Z', 'Mon 23 Nov, 9:00am (Perth time)'],
  ['Australia/Brisbane', '2026-07-23T01:00:00.000Z', 'Thu 23 July, 11:00am'],
  ['Australia/Brisbane', '2026-11-23T01:00:00.000Z', 'Mon 23 Nov, 11:00am (Brisbane time)'],
  ['Australia/Perth', '2027-04-03T15:30:00.000Z', 'Sat 3 Apr, 11:30pm (Perth time)'],
])('at a location in %s a reservation ends by its clock: %s', (timeZone, expires_at, words) => {
  const there: ReservedEmailInput = { ...about, timeZone, reservation: { purpose: 'reservation', expires_at } }
  for (const { subject, text } of [
    payerEmails.reserved(there),
    payerEmails.reminder(there),
    payerEmails.lapsed(there),
    staffEmails.reserved(there),
    staffEmails.lapsed(there),
  ])
    expect(`${subject} ${text}`).toContain(words)
})

test('a purchase and a reservation go on differently', () => {
  const bought: ReservedEmailInput = { ...about, reservation: { purpose: 'purchase', expires_at: null } }
  expect(payerEmails.reserved(bought).text).not.toBe(
    payerEmails.reserved({ ...bought, reservation: { purpose: 'reservation', expires_at: null } }).text,
  )
  expect(staffEmails.reserved(bought).subject).not.toBe(staffEmails.reserved(about).subject)
})

test('a payer is asked to reply by e-mail only where the site has a mailbox', () => {
  const without: ReservedEmailInput = { ...about, site: { ...about.site, config: { email: '' } } }
  expect(payerEmails.reminder(about).text).toMatch(/email/i)
  expect(payerEmails.reminder(without).text).not.toMatch(/email/i)
})

test('the receipt of an invoice names the invoice', () => {
  expect(payerEmails.receipt(forInvoice).subject).toContain('INV-9')
  expect(payerEmails.refunded(forInvoice).text).toContain('INV-9')
})

test('staff read why a refund was refused and which payment it is', () => {
  const { text } = staffEmails.refundRefused(about)
  expect([text.includes('Card closed.'), text.includes('R12'), text.includes('abc')]).toEqual([true, true, true])
})
