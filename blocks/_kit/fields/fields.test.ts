import { expect, test } from 'vitest'
import type { Shape } from '../field-meta.ts'
import { findIssues } from '../find-issues.ts'
import { readShape } from '../read-value.ts'
import { f } from './f.ts'
import { readReference } from './reference.ts'
import { plainText, readRichText } from './rich-text.ts'

const reasons = (shape: Shape, data: Record<string, unknown>) =>
  findIssues(shape, data).map(({ label, reason }) => `${label} ${reason}`)
const root = (...children: object[]) => ({ root: { type: 'root', children } })
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const words = (text: string) => ({ type: 'text', text })

test('an editor left empty holds no text', () => {
  expect(readRichText(root(paragraph()))).toBeNull()
  expect(reasons({ body: f.richText({ required: true }) }, { body: root(paragraph(words(''))) })).toEqual([
    'Body is required.',
  ])
})

test('a picture or a rule alone is formatted text', () => {
  expect(readRichText(root({ type: 'upload', value: 4 }))).not.toBeNull()
  expect(readRichText(root({ type: 'horizontalrule' }))).not.toBeNull()
})

test('plain text keeps words of different lines and entries apart', () => {
  const list = { type: 'list', children: ['One', 'Two'].map((each) => ({ type: 'listitem', children: [words(each)] })) }
  const lines = paragraph(words('bold'), words('er'), { type: 'linebreak' }, words('next'))
  expect(plainText(readRichText(root(lines, list)))).toBe('bolder next One Two')
})

test('a label follows from the field’s name', () => {
  expect(reasons({ openingHoursText: f.text({ required: true }) }, {})).toEqual(['Opening hours text is required.'])
})

test('a field with a default is never missing', () => {
  expect(reasons({ tone: f.choice(['light', 'dark'], { default: 'dark', required: true }) }, {})).toEqual([])
})

test.each([
  [1, 'Rate must be at least 2.'],
  [11, 'Rate may be at most 10.'],
  [2.5, 'Rate must be a whole number.'],
  ['5', 'Rate must be a number.'],
])('the number %s is refused in words', (rate, reason) => {
  expect(reasons({ rate: f.number({ min: 2, max: 10, int: true }) }, { rate })).toEqual([reason])
})

test('limits of an amount are shown in dollars, although it is stored in cents', () => {
  expect(reasons({ price: f.money({ max: 1_000_00 }) }, { price: 2_000_00 })).toEqual(['Price may be at most $1,000.'])
  expect(reasons({ price: f.money() }, { price: -1 })).toEqual(['Price must be at least $0.'])
})

test.each(['yesterday', '2026-13-45', '21/11/2026'])('"%s" is no date', (ends) => {
  expect(reasons({ ends: f.date() }, { ends })).toEqual(['Ends must be a date.'])
})

test('a date that was cleared is none', () => {
  expect(reasons({ ends: f.date() }, { ends: '' })).toEqual([])
  expect(reasons({ ends: f.date({ required: true }) }, { ends: '' })).toEqual(['Ends is required.'])
})

test('a colour is one of the theme’s', () => {
  expect(reasons({ ink: f.colour() }, { ink: '#ff0000' })).toEqual(['Ink must be a colour of the theme.'])
})

test.each([
  [{ kind: 'page', label: 'Finance' }, 'Go needs a page.'],
  [{ kind: 'url', label: 'Finance' }, 'Go needs an address.'],
  [{ kind: 'phone', url: 'call us' }, 'Go has a phone number that cannot be used.'],
  [{ kind: 'email', url: 'nobody' }, 'Go has an email address that cannot be used.'],
  [{ kind: 'url', url: '//elsewhere.example' }, 'Go has an address that cannot be used.'],
])('the link %o is refused in words', (go, reason) => {
  expect(reasons({ go: f.link() }, { go })).toEqual([reason])
})

test('a link to a page is complete before the page is populated', () => {
  expect(reasons({ go: f.link({ required: true }) }, { go: { kind: 'page', page: 7, label: 'Finance' } })).toEqual([])
})

test('a picture or a document is complete as an id and as itself', () => {
  const shape = { picture: f.image({ required: true }), place: f.reference('location', { required: true }) }
  expect(reasons(shape, { picture: 4, place: { id: 7, name: 'Southport' } })).toEqual([])
  expect(reasons(shape, {})).toEqual(['Picture is required.', 'Place is required.'])
})

test('the site receives the displayed fields of a slide only', () => {
  const image = { id: 3, url: '/media/a.webp', alt: '', width: 1920, height: 695, focalX: 50, focalY: 50 }
  const stored = { id: 7, name: 'Offers', url: null, hide_overlay: null, image, updatedAt: '2026-11-01', tenant: 2 }
  const doc = { id: 7, name: 'Offers', description: '', url: '', hide_overlay: false, image, start: null, expiry: null }
  expect(readReference('slide', stored)).toEqual({ id: 7, doc })
  expect(readReference('slide', { ...stored, image: 3 })?.doc?.image).toBeNull()
})

test('a list says how many entries it needs and takes', () => {
  const shape = { steps: f.list({ title: f.text({ required: true }) }, { min: 1, max: 2 }) }
  expect(reasons(shape, {})).toEqual(['Steps needs at least 1 entry.'])
  expect(reasons(shape, { steps: [{ title: 'One' }, {}, { title: 'Three' }] })).toEqual([
    'Steps may have at most 2 entries.',
    'Steps > 2 > Title is required.',
  ])
})

test('a filter of stock is of what can be bought, unless the field is of everything that the site lists', () => {
  const shape = { some: f.stockFilter(), all: f.stockFilter({ sells: 'any' }) }
  const make = ['Kia']
  expect(readShape(shape, { some: { facets: { make } }, all: { facets: { make } } })).toEqual({
    some: { facets: { make, status: ['in_stock', 'coming_soon'] }, ranges: {} },
    all: { facets: { make }, ranges: {} },
  })
})

test('a filter that is required has to choose something', () => {
  const shape = { filter: f.stockFilter({ required: true }) }
  expect(reasons(shape, {})).toEqual(['Filter is required.'])
  expect(reasons(shape, { filter: { facets: { make: [] } } })).toEqual(['Filter is required.'])
  expect(reasons(shape, { filter: { facets: { make: ['Kia'] } } })).toEqual([])
})

test('a filter that contradicts itself is refused in words', () => {
  const filter = { ranges: { price: { min: 40_000_00, max: 20_000_00 } } }
  expect(reasons({ filter: f.stockFilter() }, { filter })).toEqual(['Filter has a bound from above its end.'])
})

test('picked vehicles are counted, and complete as their ids', () => {
  const shape = { vehicles: f.vehicles({ max: 2, required: true }) }
  expect(reasons(shape, { vehicles: [4, { id: 7 }] })).toEqual([])
  expect(reasons(shape, { vehicles: [1, 2, 3] })).toEqual(['Vehicles may have at most 2 entries.'])
  expect(reasons(shape, {})).toEqual(['Vehicles is required.'])
})
