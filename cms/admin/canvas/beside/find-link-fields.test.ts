import type { ClientField } from 'payload'
import { expect, test } from 'vitest'
import { findLinkFields } from './find-link-fields.ts'

const link: ClientField = {
  name: 'link',
  type: 'group',
  label: 'Link',
  fields: [
    { name: 'label', type: 'text' },
    { name: 'url', type: 'text' },
  ],
}
const fields: ClientField[] = [
  { name: 'heading', type: 'text' },
  {
    name: 'buttons',
    type: 'array',
    fields: [{ name: 'icon', type: 'text' }, link, { name: 'look', type: 'select', options: ['primary'] }],
  },
  link,
]
const listShown = (found: ReturnType<typeof findLinkFields>) =>
  found?.fields.flatMap((field) => ('name' in field && !field.admin?.disabled ? [field.name] : []))

test('a button of a list is shown with its look, and without its other fields', () => {
  const found = findLinkFields({ fields, words: ['buttons', 0, 'link', 'label'] })
  expect(found?.parent).toEqual(['buttons', 0])
  expect(listShown(found)).toEqual(['link', 'look'])
})

test('fields of a list keep their place, which is part of their path', () => {
  expect(findLinkFields({ fields, words: ['buttons', 0, 'link', 'label'] })?.fields).toHaveLength(3)
})

test('a link of the block itself is shown alone', () => {
  const found = findLinkFields({ fields, words: ['link', 'label'] })
  expect(found?.parent).toEqual([])
  expect(listShown(found)).toEqual(['link'])
})

test('words that are no link’s have no such fields', () => {
  expect(findLinkFields({ fields, words: ['heading'] })).toBeNull()
})
