import { expect, test } from 'vitest'
import type { Site } from '#schemas/tenant/site.ts'
import { flags } from '#schemas/tenant/flags.ts'
import { siteConfig } from '#schemas/tenant/site-config.ts'
import { theme } from '#schemas/tenant/theme.ts'
import type { StoredValuation } from './store.ts'
import {
  checkAcceptance,
  checkValuation,
  currentYear,
  isAdjustable,
  preliminaryRange,
  valuationRange,
} from './valuation-rules.ts'

const now = new Date('2026-11-23T01:00:00.000Z')

const owners = {
  id: 'owners',
  text: 'How many owners?',
  options: [
    { value: 'one', label: 'One' },
    { value: 'more', label: 'More' },
  ],
}

const aValuation = (changes: Partial<StoredValuation> = {}): StoredValuation => ({
  id: 9,
  code: 'code-9',
  description: '2021 Kia Sportage',
  rego: '',
  rego_state: '',
  year: 2021,
  make: 'Kia',
  model: 'Sportage',
  badge: '',
  nvic: '',
  km: 40_000,
  low: 20_000_00,
  high: 23_000_00,
  questions: [],
  answers: {},
  lead: 4,
  vehicle: null,
  accepted_at: null,
  expires_at: new Date('2026-11-24T00:00:00.000Z'),
  ...changes,
})

const site: Site = {
  id: 1,
  slug: 'kia',
  name: 'Coastline Kia',
  origin: 'https://kia.example',
  country: 'AU',
  locale: 'en-AU',
  currency: 'AUD',
  timeZone: 'Australia/Sydney',
  tagline: '',
  logo: null,
  theme: theme.parse({}),
  flags: flags.parse({}),
  config: siteConfig.parse({ tradeIn: { mostYears: 7, mostKm: 100_000 } }),
  dealershipFlags: {},
  hasFavourites: false,
  menus: { header: null, footer: null, legal: null },
}

test('an estimate is good until it expires, not at that very moment', () => {
  const ending = (at: string) => checkValuation(aValuation({ expires_at: new Date(at) }), now)
  expect(ending('2026-11-23T01:00:00.001Z')).toMatchObject({ id: 9 })
  expect(ending('2026-11-23T01:00:00.000Z')).toMatchObject({ code: 'valuation-expired' })
})

test('a code that names no valuation is not found', () => {
  expect(checkValuation(null, now)).toMatchObject({ code: 'valuation-not-found' })
})

test('the range that the guide gave can be offered', () => {
  expect(valuationRange(aValuation())).toEqual({ low: 20_000_00, high: 23_000_00 })
})

test.each([
  ['the lower bound', { low: null }],
  ['the upper bound', { high: null }],
  ['an answer', { questions: [owners] }],
  ['an answer that the guide offers', { questions: [owners], answers: { owners: 'none' } }],
])('nothing can be offered without %s', (_, changes) => {
  expect(valuationRange(aValuation(changes))).toBeNull()
})

test('once every question is answered the range can be offered', () => {
  expect(valuationRange(aValuation({ questions: [owners], answers: { owners: 'one' } }))).not.toBeNull()
})

const outlook = (car: { year: number; km: number; low: number | null }) => preliminaryRange({ car, site, now })

test('a car with a figure has an estimate, however old', () => {
  expect(outlook({ year: 1999, km: 400_000, low: 1 })).toBe('estimate')
})

test.each([
  [2019, 100_000, 'unknown'],
  [2018, 100_000, 'too-old'],
  [2019, 100_001, 'too-far'],
] as const)('a car of %d with %d kilometres and no figure: %s', (year, km, expected) => {
  expect(outlook({ year, km, low: null })).toBe(expected)
})

test('a car’s age counts by the year on the site’s clock', () => {
  const newYear = new Date('2026-12-31T13:00:00.000Z')
  expect(currentYear({ timeZone: 'Australia/Sydney' }, newYear)).toBe(2027)
  expect(currentYear({ timeZone: 'Australia/Perth' }, newYear)).toBe(2026)
})

test('answers adjust an estimate until a figure was offered under a name', () => {
  const asked = { questions: [owners], answers: { owners: 'one' } }
  expect(isAdjustable(aValuation({ ...asked, lead: null }))).toBe(true)
  expect(isAdjustable(aValuation({ ...asked, lead: 4 }))).toBe(false)
})

test('a valuation that led to a lead before there was a figure can still be adjusted', () => {
  expect(isAdjustable(aValuation({ questions: [owners], lead: 4 }))).toBe(true)
})

test('where the guide asked nothing there is nothing to adjust', () => {
  expect(isAdjustable(aValuation({ lead: null }))).toBe(false)
})

const accepting = { lead_id: 4, offer_accepted: true, form_completed: true }

test('an offer is accepted with its own lead and a completed form', () => {
  expect(checkAcceptance(aValuation(), accepting)).toEqual({
    range: { low: 20_000_00, high: 23_000_00 },
    acceptedAt: null,
    isAccepting: true,
  })
})

test.each([{ offer_accepted: false }, { form_completed: false }])('with %o nothing is accepted', (change) => {
  expect(checkAcceptance(aValuation(), { ...accepting, ...change })).toMatchObject({ isAccepting: false })
})

test('an offer cannot be accepted with another lead, or before there is a lead', () => {
  expect(checkAcceptance(aValuation(), { ...accepting, lead_id: 5 })).toMatchObject({ code: 'valuation-not-found' })
  expect(checkAcceptance(aValuation({ lead: null }), accepting)).toMatchObject({ code: 'valuation-not-found' })
})

test('nothing that was not offered can be accepted', () => {
  expect(checkAcceptance(aValuation({ low: null }), accepting)).toMatchObject({ code: 'nothing-offered' })
})

test('an offer accepted before stays accepted as of then', () => {
  expect(checkAcceptance(aValuation({ accepted_at: new Date('2026-11-22T00:00:00.000Z') }), accepting)).toMatchObject({
    acceptedAt: '2026-11-22T00:00:00.000Z',
    isAccepting: false,
  })
})
