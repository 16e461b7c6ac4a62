import type { ClientField } from 'payload'
import { expect, test } from 'vitest'
import { findClientField } from './find-client-field.ts'

const fields: ClientField[] = [
  { type: 'row', fields: [{ name: 'heading', type: 'text' }] },
  { name: 'tiles', type: 'array', fields: [{ name: 'text', type: 'textarea' }] },
  { name: 'settings', type: 'group', fields: [{ name: 'tall', type: 'checkbox' }] },
]

test.each([
  [['heading'], 'text'],
  [['tiles', 2, 'text'], 'textarea'],
  [['settings', 'tall'], 'checkbox'],
  [['settings'], 'group'],
])('the field at %j is found', (path, type) => {
  expect(findClientField(fields, path)?.type).toBe(type)
})

test.each([[['other']], [['tiles']], [['tiles', 'text']], [['tiles', 0]], [['heading', 'text']], [[]]])(
  'there is no field at %j',
  (path) => {
    expect(findClientField(fields, path)).toBeNull()
  },
)
