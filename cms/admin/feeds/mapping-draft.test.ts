import { expect, test } from 'vitest'
import { feedMapping } from '#schemas/stock/feed-mapping.ts'
import { finishDraft, newIn, readDraft, withField, withoutField, withSuggestions, emptyField } from './mapping-draft.ts'

const suggested = feedMapping.parse({
  kind: 'json',
  rows: 'stock',
  fields: { stocknum: { from: ['id'] }, price: { from: ['cost'], unit: 'cents' } },
})

test('nothing stored is an empty draft, and what cannot be understood is left out', () => {
  expect(readDraft(null)).toEqual({ kind: 'auto', encoding: 'auto', rows: null, dates: 'day-first', fields: {} })
  expect(
    readDraft({ fields: { price: { from: 'x' }, nonsense: { from: ['x'] }, km: { from: ['odo'] } } }).fields,
  ).toEqual({
    km: { ...emptyField, from: ['odo'] },
  })
})

test('a draft without a stock number says so', () => {
  expect(finishDraft(readDraft({ fields: { km: { from: ['odo'] } } }))).toEqual({
    lacks: 'A feed needs a column for the stock number.',
  })
})

test('an empty draft takes the whole suggestion; a started one keeps its entries', () => {
  expect(finishDraft(withSuggestions(readDraft(null), suggested))).toEqual({ mapping: suggested })
  const begun = withField(readDraft(null), 'price', { ...emptyField, from: ['mine'] })
  expect(withSuggestions(begun, suggested)).toMatchObject({
    kind: 'auto',
    fields: { price: { from: ['mine'] }, stocknum: { from: ['id'] } },
  })
  expect(newIn(begun, suggested)).toEqual(['stocknum'])
})

test('a field that says nothing is filled from the suggestion, as one that is not there', () => {
  const begun = withField(readDraft(null), 'stocknum', emptyField)
  expect(newIn(begun, suggested)).toEqual(['stocknum', 'price'])
  expect(finishDraft(withSuggestions(begun, suggested))).toMatchObject({
    mapping: { fields: { stocknum: { from: ['id'] }, price: { from: ['cost'] } } },
  })
})

test('an error of one field names the field', () => {
  const fields = { stocknum: { from: ['id'] }, price: { from: ['x'.repeat(301)] } }
  expect(finishDraft({ fields })).toEqual({ lacks: expect.stringMatching(/^Price: .*300.*\.$/) })
})

test('a field that is taken away is gone', () => {
  expect(withoutField(readDraft(suggested), 'price').fields.price).toBeUndefined()
})
