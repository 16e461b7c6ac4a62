import { expect, test } from 'vitest'
import { siteConfig } from '#schemas/tenant/site-config.ts'
import { type SpinInput, spinInput } from '#schemas/prize/prize-draw.ts'
import type { Shopper } from '#schemas/shopper/shopper.ts'
import {
  admitSpin,
  allocatePrize,
  identifySpinner,
  isPlayable,
  newPrizeCode,
  prizeEmail,
  repeatSpin,
  type Spin,
} from './spin-rules.ts'
import { spinBody, spinLead } from './spin-lead.ts'
import type { EarlierSpin, StoredDraw } from './store.ts'

const tyres = { label: 'A set of tyres', weight: 1, most: 1, wins: true }
const wash = { label: 'A car wash', weight: 3, most: null, wins: true }
const nothing = { label: 'Next time', weight: 96, most: null, wins: false }

const aDraw = (changes: Partial<StoredDraw> = {}): StoredDraw => ({
  id: 3,
  name: 'Spring spin',
  prizes: [tyres, wash, nothing],
  terms: 'One spin each',
  endsAt: null,
  ...changes,
})

const who = { name: 'Al', phone: '0412 345 678', email: 'Al@Example.com' }
const key = 'a3c1f2d4-1111-4222-8333-444455556666'

const anInput = (changes: Partial<SpinInput> = {}): SpinInput => ({
  ...spinInput.parse({ key, draw: 3, who, agrees: true }),
  who,
  ...changes,
})

const shopper: Shopper = { id: 5, name: 'Bo', last_name: '', phone: '+61400000000', email: null, postcode: '' }

const admit = (changes: {
  draw?: StoredDraw | null
  input?: Partial<SpinInput>
  shopper?: Shopper
  isGated?: boolean
}) =>
  admitSpin({
    draw: changes.draw === undefined ? aDraw() : changes.draw,
    input: anInput(changes.input),
    shopper: changes.shopper ?? null,
    isGated: changes.isGated ?? false,
  })

test('a spin needs contact details and consent to the terms', () => {
  expect(admit({})).toMatchObject({ who, shopperId: null })
})

test('a hidden field that autofill filled in keeps nobody from a spin', () => {
  expect(admit({ input: { leave_empty: 'https://example.com' } })).toMatchObject({ who })
})

test('a draw without terms is spun without agreeing to any', () => {
  expect(admit({ draw: aDraw({ terms: '' }), input: { agrees: false } })).toMatchObject({ who })
})

test.each([
  ['not-signed-in', { isGated: true }],
  ['prize-draw-over', { draw: null }],
  ['prize-draw-over', { input: { draw: 4 } }],
  ['input-invalid', { input: { agrees: false } }],
  ['input-invalid', { input: { who: null } }],
] as const)('a spin is refused as %s with %o', (code, changes) => {
  expect(admit(changes)).toMatchObject({ kind: 'problem', code })
})

test('a signed-in shopper spins as themselves, on a gated site too, whatever the form says', () => {
  expect(admit({ shopper, isGated: true })).toMatchObject({
    who: { name: 'Bo', phone: '+61400000000', email: '' },
    shopperId: 5,
  })
})

test('a wheel has two parts at least', () => {
  expect([isPlayable(aDraw({ prizes: [tyres] })), isPlayable(aDraw({ prizes: [tyres, wash] }))]).toEqual([false, true])
})

const aSpin = (changes: Partial<Spin> = {}): Spin => ({
  draw: aDraw(),
  who,
  shopperId: null,
  input: anInput(),
  ...changes,
})

test('an address in capitals and a number with its country’s prefix are the same person', () => {
  const local = identifySpinner(aSpin())
  const other = identifySpinner(aSpin({ who: { ...who, email: 'al@example.com', phone: '+61 412 345 678' } }))
  expect(other).toEqual(local)
  expect(local).toMatchObject({ pair: '3:al@example.com', mailbox: 'al@example.com', phoneDigits: '412345678' })
})

test.each([
  ['Al+wheel@Example.com', 'al@example.com'],
  ['a.l@example.com', 'a.l@example.com'],
  ['A.L+wheel+2@gmail.com', 'al@gmail.com'],
  ['al@googlemail.com', 'al@gmail.com'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(identifySpinner(aSpin({ who: { ...who, email } }))).toMatchObject({ pair: `3:${mailbox}`, mailbox })
})

test('a signed-in shopper is known by the account', () => {
  expect(identifySpinner(aSpin({ shopperId: 5 })).pair).toBe('3:5')
})

test('a missing telephone number has no digits, which match none', () => {
  expect(identifySpinner(aSpin({ who: { ...who, phone: '' } })).phoneDigits).toBe('')
})

const before: EarlierSpin = { prize: 'A car wash', wins: true, code: 'ABCD2345', shopper_id: null, key }

test('a repeated spin returns its first result', () => {
  expect(repeatSpin(before, aSpin())).toEqual({ part: 1, label: 'A car wash', wins: true, code: 'ABCD2345' })
})

test('a shopper who spins again with another key sees the first result', () => {
  const other = { ...before, key: 'other', shopper_id: 5 }
  expect(repeatSpin(other, aSpin({ shopperId: 5 }))).toMatchObject({ code: 'ABCD2345' })
})

test('another shopper with the same mailbox or number does not see the prize', () => {
  const other = { ...before, key: 'other' }
  expect(repeatSpin(other, aSpin())).toMatchObject({ code: 'already-spun' })
  expect(repeatSpin({ ...other, shopper_id: 6 }, aSpin({ shopperId: 5 }))).toMatchObject({ code: 'already-spun' })
})

test('a prize that was taken off the wheel meanwhile is still the one that was won', () => {
  expect(repeatSpin({ ...before, prize: 'A cup' }, aSpin())).toMatchObject({ part: 0, label: 'A cup' })
})

test.each([
  [0, 'A set of tyres'],
  [999, 'A set of tyres'],
  [1_000, 'A car wash'],
  [3_999, 'A car wash'],
  [4_000, 'Next time'],
  [99_999, 'Next time'],
])('of 100,000 chances number %d draws “%s”', (chance, label) => {
  const drawn = allocatePrize({ draw: aDraw(), drawn: new Map(), random: () => chance })
  expect(drawn?.prize.label).toBe(label)
})

test('a prize that was drawn as often as it may be is out, and its chances with it', () => {
  const totals: number[] = []
  const random = (below: number) => {
    totals.push(below)
    return 0
  }
  const drawn = allocatePrize({ draw: aDraw(), drawn: new Map([['A set of tyres', 1]]), random })
  expect([drawn?.part, drawn?.prize.label, totals]).toEqual([1, 'A car wash', [99_000]])
})

test('nothing is drawn once every prize is used up', () => {
  const draw = aDraw({ prizes: [tyres, { ...wash, most: 2 }] })
  const drawn = new Map([
    ['A set of tyres', 1],
    ['A car wash', 2],
  ])
  expect(allocatePrize({ draw, drawn, random: () => 0 })).toBeNull()
})

test('a prize has a code of eight unambiguous characters; a blank has none', () => {
  for (let turn = 0; turn < 200; turn += 1) expect(newPrizeCode({ wins: true })).toMatch(/^[A-HJKMNP-Z2-9]{8}$/)
  expect(newPrizeCode({ wins: false })).toBe('')
})

const won = { tenantId: 1, siteName: 'Coastline Kia', who, prize: tyres, code: 'ABCD2345' }

test('a winner’s email contains the prize, its code and the site', () => {
  const email = prizeEmail(won)
  expect(email).toMatchObject({ tenantId: 1, channel: 'email', to: 'Al@Example.com' })
  expect(email?.subject).toContain('A set of tyres')
  expect(email?.text).toMatch(/Al[\s\S]*A set of tyres[\s\S]*ABCD2345[\s\S]*Coastline Kia/)
})

test('no email is sent without a prize or an address', () => {
  expect(prizeEmail({ ...won, prize: nothing })).toBeNull()
  expect(prizeEmail({ ...won, who: { ...who, email: '' } })).toBeNull()
})

const where = { tenantId: 1, site: { config: siteConfig.parse({}) }, locations: [] }

test('a spin’s lead contains the result and the accepted terms', () => {
  const lead = spinLead({ ...where, spin: aSpin(), prize: 'A car wash' })
  expect(lead).toMatchObject({
    tenant: 1,
    key,
    subcategory: 'A car wash',
    message: 'Spring spin',
    email: 'Al@Example.com',
  })
  expect(lead.consents).toEqual([{ purpose: 'terms', wording: 'One spin each', given: true, how: 'by-hand' }])
})

test('a draw without terms asks for no consent, and of long terms the first 1,000 characters are kept', () => {
  const consents = (terms: string) =>
    spinLead({ ...where, spin: aSpin({ draw: aDraw({ terms }) }), prize: 'A car wash' }).consents
  expect(consents('')).toEqual([])
  expect(consents('a'.repeat(1_001))?.[0]?.wording).toHaveLength(1_000)
})

test('a spin under a known key is the same only where draw, person and consent are', () => {
  const body = spinBody(anInput())
  expect(spinBody(anInput({ url: 'https://kia.example/other' }))).toBe(body)
  expect(spinBody(anInput({ agrees: false }))).not.toBe(body)
  expect(spinBody(anInput({ who: { ...who, name: 'Bo' } }))).not.toBe(body)
})
