import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { keepRows, keepTypedValues } from './keep-typed-values.ts'

const stored = (value: unknown) => ({ value, initialValue: value, valid: true })

test('a field that was typed into since the request keeps its value, whichever field was typed into last', () => {
  const requestFields: FormState = { title: { value: 'Home' }, heading: { value: 'Welcome' }, text: { value: '' } }
  const newest: FormState = { ...requestFields, heading: { value: 'Typed' }, text: { value: 'Last', isModified: true } }
  const answer = { state: { title: stored('Home'), heading: stored('Welcome'), text: stored('') } }
  expect(keepTypedValues(answer, { requestFields, newest })).toEqual({
    state: { title: stored('Home'), heading: { valid: true }, text: { valid: true } },
  })
})

test('a field that the server added keeps what was typed into it since, and one that the form lacks is added', () => {
  const added = (value: unknown) => ({ ...stored(value), addedByServer: true })
  const newest: FormState = { 'rows.1.kind': { value: 'comments' } }
  const answer = { state: { 'rows.1.name': added(''), 'rows.1.kind': added('custom') } }
  expect(keepTypedValues(answer, { requestFields: {}, newest })).toEqual({
    state: { 'rows.1.name': added(''), 'rows.1.kind': { valid: true } },
  })
})

test('a value that the server changes is taken where nothing was typed', () => {
  const fields: FormState = { path: { value: '/Home' } }
  const answer = { state: { path: stored('/home') } }
  expect(keepTypedValues(answer, { requestFields: fields, newest: fields })).toEqual(answer)
})

test('a response without fields is returned unchanged', () => {
  const failed = { errors: [{ message: 'Unauthorized' }] }
  expect(keepTypedValues(failed, { requestFields: {}, newest: {} })).toBe(failed)
})

test('fields of a row that was removed or moved since the request are left out, and its list keeps the rows of the form', () => {
  const list = (ids: string[]) => ({ value: ids.length, rows: ids.map((id) => ({ id })) })
  const requestFields: FormState = {
    layout: list(['hero', 'new', 'text']),
    'layout.0.id': { value: 'hero' },
    'layout.1.id': { value: 'new' },
    'layout.2.id': { value: 'text' },
    'layout.0.buttons': list(['call']),
    'layout.0.buttons.0.id': { value: 'call' },
  }
  const newest: FormState = {
    layout: list(['hero', 'text']),
    'layout.0.id': { value: 'hero' },
    'layout.1.id': { value: 'text' },
    'layout.0.buttons': list([]),
  }
  const added = { value: 'all', addedByServer: true }
  const state = {
    layout: list(['hero', 'new', 'text']),
    'layout.0.audience': added,
    'layout.0.buttons': list(['call']),
    'layout.0.buttons.0.look': added,
    'layout.1.audience': added,
    'layout.2.audience': added,
    'layout.3.audience': added,
  }
  expect(keepRows({ state }, { requestFields, newest })).toEqual({
    state: {
      layout: {},
      'layout.0.audience': added,
      'layout.0.buttons': {},
      'layout.3.audience': added,
    },
  })
  expect(keepRows({ state }, { requestFields, newest: requestFields })).toEqual({ state })
})
