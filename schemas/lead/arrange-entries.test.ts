import { expect, test } from 'vitest'
import { siteConfig } from '../tenant/site-config.ts'
import { arrangeEntries } from './arrange-entries.ts'
import { buildLeadForm } from './build-lead-form.ts'
import { formSettings } from './form-settings.ts'
import { listLeadFields } from './lead-form.ts'
import { leadCategory } from './lead-category.ts'
import { leadKinds } from './lead-kind.ts'
import { leadValues } from './lead-values.ts'
import { defaultForms } from './default-forms/default-forms.ts'

const settingsOf = (set: object) => formSettings.parse(set)
const arranged = (set: object) => {
  const settings = settingsOf(set)
  return arrangeEntries(settings, defaultForms[settings.kind]).map(({ field, label }) => label || field)
}
const built = (set: object, forms: object = {}) => {
  const settings = settingsOf(set)
  const site = { config: siteConfig.parse({ forms }) }
  return buildLeadForm({ kind: settings.kind, vehicle: null, site, locations: [], settings })
}
const field = (set: object, name: string) => listLeadFields(built(set)).find((each) => each.name === name)

test('the short form asks the five contact details in their order, and nothing else (locations §3, Short lead form; §5, Short form types)', () => {
  expect(listLeadFields(built({ short: true })).map(({ label }) => label)).toEqual([
    'First Name',
    'Last Name',
    'Postcode',
    'Mobile Number',
    'Email Address',
  ])
})

test('terms of use stand in every form of a site that has them, the short one too', () => {
  const names = listLeadFields(built({ short: true }, { terms: 'I agree.' })).map(({ name }) => name)
  expect(names.at(-1)).toBe('terms')
  const own = listLeadFields(built({ fields: [{ field: 'name' }, { field: 'email' }] }, { terms: 'I agree.' }))
  expect(own.map(({ name }) => name)).toEqual(['name', 'email', 'terms'])
})

test('a marketer’s list is the form: which fields, in which order', () => {
  expect(arranged({ fields: [{ field: 'email' }, { field: 'name' }, { field: 'message' }] })).toEqual([
    'email',
    'name',
    'message',
    'terms',
  ])
})

test('questions of one’s own alone stand after the usual fields, before what is agreed to', () => {
  expect(arranged({ kind: 'finance', fields: [{ field: 'own', label: 'Deposit' }] }).slice(-4)).toEqual([
    'message',
    'Deposit',
    'opt_in',
    'terms',
  ])
})

test('a form without a name or a way to answer asks for them all the same', () => {
  expect(arranged({ fields: [{ field: 'message' }] })).toEqual(['name', 'phone', 'email', 'message', 'terms'])
})

test('a name has to be given, and one way to answer, whatever the list says', () => {
  const fields = ['name', 'phone', 'email'].map((each) => ({ field: each, required: 'no' }))
  expect(listLeadFields(built({ fields })).map(({ name, required }) => [name, required])).toEqual([
    ['name', true],
    ['phone', true],
    ['email', false],
  ])
})

test('a step has a title and its fields; one without fields is none', () => {
  const fields = [
    { field: 'name' },
    { field: 'email' },
    { field: 'step', label: 'Empty' },
    { field: 'step', label: 'Your work', help: 'Nearly there.' },
    { field: 'own', label: 'Employer' },
  ]
  expect(built({ fields }).steps.map(({ title, note }) => [title, note])).toEqual([
    ['Your details', ''],
    ['Your work', 'Nearly there.'],
  ])
})

test('a field is required, or is not, where the list says so; terms of use always are', () => {
  const fields = [
    { field: 'name' },
    { field: 'email' },
    { field: 'phone', required: 'no' },
    { field: 'last_name', required: 'yes' },
  ]
  expect(field({ fields }, 'phone')).toMatchObject({ required: false })
  expect(field({ fields }, 'last_name')).toMatchObject({ required: true, missing: 'Please enter your last name.' })
  const terms = { fields: [{ field: 'terms', required: 'no' }], agreed: { terms: 'I agree.' } }
  expect(field(terms, 'terms')).toMatchObject({ required: true, label: 'I agree.' })
})

test('what is missing is said in the words of the field as the form has it', () => {
  const fields = [
    { field: 'name' },
    { field: 'message', label: 'About you', required: 'yes' },
    { field: 'own', label: 'Trade', answer: 'select', options: 'Painter', required: 'yes' },
    { field: 'postcode', label: 'Where you live' },
  ]
  const said = (name: string) => field({ fields }, name)?.missing
  expect([said('message'), said('q_trade')]).toEqual(['Please fill in: About you', 'Please choose: Trade'])
  expect(said('postcode')).toBe('Invalid postcode. Please enter a 4-digit number.')
})

test('two questions of the same words are two answers, and a list without anything to choose is left out', () => {
  const own = { field: 'own', label: 'Why?' }
  const fields = [own, own, { field: 'own', label: 'Which?', answer: 'select' }]
  const names = listLeadFields(built({ kind: 'finance', fields })).flatMap(({ name }) =>
    name.startsWith('q_') ? [name] : [],
  )
  expect(names[0]).toBe('q_why')
  expect([names.length, new Set(names).size]).toEqual([2, 2])
})

test('a category is fixed, or chosen of the marketer’s own, the first to begin with (locations §5, Enquiry form)', () => {
  expect(field({ filed: { category: 'Recall' } }, 'category')).toBeUndefined()
  expect(field({ filed: { categories: 'Warranty\n\nRecall\n' } }, 'category')).toMatchObject({
    initial: 'Warranty',
    options: [
      { value: 'Warranty', label: 'Warranty' },
      { value: 'Recall', label: 'Recall' },
    ],
  })
})

test('a form of another kind asks what it is about where the marketer names what can be chosen', () => {
  const fields = [{ field: 'name' }, { field: 'email' }, { field: 'category' }]
  expect(field({ kind: 'service', fields }, 'category')).toBeUndefined()
  const named = { kind: 'service', fields, filed: { categories: 'Service\nRecall' } }
  expect(field(named, 'category')?.initial).toBe('Service')
  expect(leadCategory('service', { vehicle: null, category: 'Recall' }).category).toBe('Recall')
})

test('opt-in words and whether it begins ticked are the form’s own, else the site’s (locations §5, Enquiry form)', () => {
  expect(field({ agreed: { news: 'unticked', newsText: 'Write to me.' } }, 'opt_in')).toMatchObject({
    label: 'Write to me.',
    initial: false,
  })
  expect(field({}, 'opt_in')).toMatchObject({ initial: true })
})

test.each([
  ['text', 'Lots', true],
  ['number', '12,500', true],
  ['number', '30k', true],
  ['number', '85 000 kms', true],
  ['number', '10 %', true],
  ['number', '1e5', false],
  ['number', 'Lots', false],
  ['date', '2026-12-01', true],
  ['date', 'soon', false],
  ['url', 'https://example.com/cv', true],
  ['url', 'javascript:alert(1)', false],
  ['select', 'B', true],
  ['select', 'C', false],
  ['choices', ['A', 'B'], true],
  ['choices', 'A', true],
  ['choices', ['C'], false],
  ['checkbox', 'on', true],
  ['checkbox', true, true],
  ['checkbox', 'maybe', false],
] as const)('a question answered by %s takes “%s”: %s', (answer, given, isRight) => {
  const form = built({
    fields: [{ field: 'name' }, { field: 'email' }, { field: 'own', label: 'Q', answer, options: 'A\nB' }],
  })
  const value = typeof given === 'object' ? [...given] : given
  const answers = { name: 'Al', email: 'al@example.com', q_q: value }
  expect(leadValues(form).safeParse(answers).success).toBe(isRight)
})

test.each([
  ['30k', '30000'],
  ['$32.990,00', '32990'],
  ['85 000 kms', '85000'],
  ['1.5m', '1500000'],
  ['', ''],
  ['10 %', '10 %'],
  ['60 months', '60 months'],
])('a number typed as “%s” is stored as “%s”', (typed, stored) => {
  const form = built({
    fields: [{ field: 'name' }, { field: 'email' }, { field: 'own', label: 'Q', answer: 'number' }],
  })
  const answers = { name: 'Al', email: 'al@example.com', q_q: typed }
  expect(leadValues(form).parse(answers)['q_q']).toBe(stored)
})

test.each([
  ['85 000 kms', '85000', null],
  ['120k', '120000', null],
  ['0', '0', null],
  ['far', null, 'Please enter the kilometres, such as 85,000 or 85k.'],
  ['3m', null, 'Cannot be less than 0 kms or more than 2,000,000 kms'],
])(
  'kilometres typed as “%s” are stored as %j, or say what is wrong (locations §5, Kilometre input)',
  (typed, stored, message) => {
    const own = { field: 'own', label: 'Q', answer: 'kilometres' }
    const form = built({ fields: [{ field: 'name' }, { field: 'email' }, own] })
    const parsed = leadValues(form).safeParse({ name: 'Al', email: 'al@example.com', q_q: typed })
    expect([parsed.data?.['q_q'] ?? null, parsed.error?.issues[0]?.message ?? null]).toEqual([stored, message])
  },
)

test('an amount is picked from its question’s own, else from the site’s; kilometres from their own alone (locations §5, Money input, Kilometre input)', () => {
  const own = (answer: string, options = '') => ({ field: 'own', label: answer, answer, options })
  const picks = (asked: object, forms: object = {}) =>
    listLeadFields(built({ fields: [asked] }, forms)).find(
      ({ control }) => control === 'money' || control === 'kilometres',
    )?.quickPicks
  expect(picks({ field: 'vehiclePriceBudget' })).toEqual([5_000, 10_000, 20_000, 30_000, 50_000, 70_000])
  expect(picks(own('money'), { quickPicks: [300_000, 500_000, 800_000] })).toEqual([300_000, 500_000, 800_000])
  expect(picks(own('money', '2,000\n5k\nnone'))).toEqual([2_000, 5_000])
  expect(picks(own('kilometres'))).toEqual([])
  expect(picks(own('kilometres', '50,000\n100,000'))).toEqual([50_000, 100_000])
})

test.each(leadKinds)(
  'the usual form “%s” asks for a name and a way to answer, names each field once, and can be built (locations §1, Lead forms)',
  (kind) => {
    const form = built({ kind }, { terms: 'I agree.' })
    const names = listLeadFields(form).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['name', 'phone', 'email', 'opt_in', 'terms']))
    expect(new Set(names).size).toBe(names.length)
  },
)

test.each<[object]>([
  [{ kind: 'bribe', fields: 'none', filed: 7, agreed: [], next: 'https://evil.example', picker: 3 }],
  [{ fields: [null, { field: 'nothing' }, 5, { field: 'own' }] }],
  [{ next: '//evil.example', short: 'yes' }],
])('settings that cannot be used are as usual: %j', (stored) => {
  const form = built(stored)
  expect([form.kind, form.next]).toEqual(['enquiry', '/success'])
  expect(listLeadFields(form).map(({ name }) => name)).toContain('message')
})
