import { expect, test } from 'vitest'
import {
  fillPlaceholders,
  hasPlaceholder,
  listUnknownPlaceholders,
  type PlaceholderFacts,
  placeholderValues,
} from './placeholders.ts'

const facts = (changes: Partial<PlaceholderFacts> = {}): PlaceholderFacts => ({
  name: 'Harbour Motors',
  country: 'AU',
  phone: '02 5550 0199',
  email: 'hello@harbour.example',
  licence: 'MD 12345',
  address: { street: '12 Quay Street', city: 'Newcastle', state: 'NSW', postcode: '2300' },
  ...changes,
})
const fill = (value: unknown, changes: Partial<PlaceholderFacts> = {}) =>
  fillPlaceholders(value, placeholderValues(facts(changes)))

test('placeholders are filled at any depth of a document', () =>
  expect(
    fill({ title: 'About {{dealership}}', layout: [{ text: 'Call {{ phone }}', tiles: [{ to: '{{suburb}}' }] }] }),
  ).toEqual({ title: 'About Harbour Motors', layout: [{ text: 'Call 02 5550 0199', tiles: [{ to: 'Newcastle' }] }] }))
test('an address is one line', () => expect(fill('{{address}}')).toBe('12 Quay Street, Newcastle NSW 2300'))
test('a sentence stays whole on a site without a phone number', () =>
  expect(fill('Call us on {{phone}}.', { phone: '' })).toBe('Call us on the number on our contact page.'))
test('a New Zealand site names the laws of New Zealand', () =>
  expect(fill('{{privacyAct}}', { country: 'NZ' })).toBe('Privacy Act 2020'))
test('an unknown placeholder stays as typed, and is named', () => {
  expect(fill('{{fax}} {{phone}}')).toBe('{{fax}} 02 5550 0199')
  expect(listUnknownPlaceholders({ text: '{{fax}} {{phone}} {{fax}}' })).toEqual(['fax'])
})
test('numbers, dates and null are left alone', () => {
  const changedAt = new Date(0)
  expect(fill({ id: 7, image: null, changedAt })).toEqual({ id: 7, image: null, changedAt })
})
test('a value of the site cannot insert another placeholder', () =>
  expect(fill('{{dealership}}', { name: '{{phone}}' })).toBe('{{phone}}'))
test('a document without placeholders is told apart', () => {
  expect(hasPlaceholder([{ text: 'Call us' }])).toBe(false)
  expect(hasPlaceholder([{ text: 'Call {{phone}}' }])).toBe(true)
})
