import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { formatValue, type ValueContext } from './format-value.ts'

const words: ValueContext = { timeZone: 'Australia/Brisbane', findTitle: (collection, id) => `${collection} ${id}` }
const text: FlattenedField = { name: 'words', type: 'text', label: 'Words' }

test.each<[string, FlattenedField | undefined, unknown, string]>([
  ['a text', text, 'Drive away today', 'Drive away today'],
  ['no value', text, null, ''],
  ['an empty list', text, [], ''],
  ['a box that is not ticked', { name: 'on', type: 'checkbox' }, false, 'No'],
  [
    'an amount',
    { name: 'price', type: 'number', admin: { components: { Field: '/admin/fields/money-field.tsx#MoneyField' } } },
    2_999_050,
    '$29,990.50',
  ],
  ['a moment', { name: 'at', type: 'date' }, '2026-12-25T23:00:00.000Z', 'Sat 26 Dec 2026, 9:00 am'],
  [
    'a last day',
    { name: 'until', type: 'date', custom: { wholeDay: 'end' } },
    '2026-12-25T14:00:00.000Z',
    'Fri 25 Dec 2026',
  ],
  [
    'a time of a last day',
    { name: 'until', type: 'date', custom: { wholeDay: 'end' } },
    '2026-12-25T07:00:00.000Z',
    'Fri 25 Dec 2026, 5:00 pm',
  ],
  [
    'a day',
    { name: 'on', type: 'date', admin: { date: { pickerAppearance: 'dayOnly' } } },
    '2026-12-25T23:00:00.000Z',
    'Sat 26 Dec 2026',
  ],
  [
    'a day as a form stored it',
    { name: 'on', type: 'date', admin: { date: { pickerAppearance: 'dayOnly' } } },
    '2027-01-31T12:00:00.000Z',
    'Sun 31 Jan 2027',
  ],
  ['a choice', { name: 'size', type: 'select', options: [{ value: 'l', label: 'Large' }] }, 'l', 'Large'],
  ['a choice that is offered no more', { name: 'size', type: 'select', options: [] }, 'xl', 'xl'],
  [
    'references',
    { name: 'pages', type: 'relationship', relationTo: 'pages', hasMany: true },
    [3, 4],
    'pages 3, pages 4',
  ],
  [
    'a reference of several kinds',
    { name: 'to', type: 'relationship', relationTo: ['pages', 'media'] },
    { relationTo: 'media', value: 7 },
    'media 7',
  ],
  [
    'a rich text',
    { name: 'body', type: 'richText' },
    { root: { type: 'root', children: [{ type: 'paragraph', children: [{ text: 'Open ' }, { text: 'daily' }] }] } },
    'Open daily',
  ],
  [
    'a group',
    { name: 'link', type: 'group', fields: [], flattenedFields: [text, { name: 'other', type: 'text' }] },
    { words: 'Book now', other: '' },
    'Words: Book now',
  ],
])('%s is said as the form shows it', (_, field, value, said) => expect(formatValue(value, field, words)).toBe(said))
