import { expect, test } from 'vitest'
import { weighLead } from './weigh-lead.ts'

const person = {
  sent: { leave_empty: '', open_for: 20_000 },
  typed: ['Is it still there?'],
  repeats: 0,
  isSignedIn: false,
}
const trapped = { leave_empty: 'https://example.com', open_for: 20_000 }
const links = '<a href="https://pills.example">Buy</a>'

test('an enquiry of a person is not suspected', () => expect(weighLead(person)).toEqual({ reasons: [], isHeld: false }))

test.each([
  ['a filled hidden field', { sent: trapped }],
  ['a filled hidden field without script', { sent: { ...trapped, open_for: null } }],
  ['a filled hidden field of a quick autofill', { sent: { ...trapped, open_for: 900 } }],
  ['a filled hidden field of a shopper who asks about many cars', { sent: trapped, repeats: 7 }],
  ['a text with markup of links', { typed: [links] }],
  ['a quick repeat', { sent: { leave_empty: '', open_for: 900 }, repeats: 3 }],
])('%s is suspected and still delivered', (_what, changes) => {
  const { reasons, isHeld } = weighLead({ ...person, ...changes })
  expect([reasons.length > 0, isHeld]).toEqual([true, false])
})

test.each([
  ['a quick send', { sent: { leave_empty: '', open_for: 900 } }],
  ['a repeat', { repeats: 5 }],
  [
    'a link to the advertisement of the own car',
    { typed: ['See https://example.com/my-car and https://example.com/b'] },
  ],
  ['a filled hidden field of a signed-in shopper', { sent: trapped, isSignedIn: true }],
])('%s is not suspected', (_what, changes) => expect(weighLead({ ...person, ...changes }).reasons).toEqual([]))

test.each([
  ['a filled hidden field and an advertisement', { sent: trapped, typed: [links] }],
  ['a filled hidden field, quick and often', { sent: { ...trapped, open_for: 900 }, repeats: 3 }],
  ['an advertisement, quick and often', { sent: { leave_empty: '', open_for: 900 }, typed: [links], repeats: 3 }],
])('%s is held for staff', (_what, changes) => expect(weighLead({ ...person, ...changes }).isHeld).toBe(true))
