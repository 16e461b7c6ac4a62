import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { readDocument, writeDocument } from './document-node.ts'

const fields: FormState = {
  title: { value: 'About', valid: true },
  'seo.title': { value: '', valid: true },
  layout: { rows: [{ id: 'h' }], value: 1 },
  'layout.0.heading': { value: 'Hello', valid: true },
}

test('the document’s own fields are read without its blocks', () =>
  expect(readDocument(fields)).toMatchObject({ title: 'About', seo: { title: '' } }))

test('only a field with another value gets another state', () => {
  const state = writeDocument(fields, { ...readDocument(fields), seo: { title: 'About our people' } })
  expect(state['seo.title']).toMatchObject({ value: 'About our people', initialValue: 'About our people' })
  expect(state).toEqual({ ...fields, 'seo.title': state['seo.title'] })
})
