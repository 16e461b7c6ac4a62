import { expect, test } from 'vitest'
import { composeSave, hasChanges, listOthersChanges } from './open-version.ts'

const hero = { id: 'hero', blockType: 'hero', heading: 'Welcome', text: null }
const stored = { id: 1, title: 'Home', tagline: null, layout: [hero], updatedAt: '2026-11-23T00:00:00.000Z' }
/** The form turns null into an empty text and fills in a default. */
const form = { title: 'Home', tagline: '', layout: [{ ...hero, text: '', align: 'left' }], noindex: false }

test('a save contains changed fields with their previous values, and no conversions of the form', () => {
  const { body } = composeSave({ stored, form }, { ...form, title: 'Mine', _status: 'draft' })
  expect(body).toEqual({ title: 'Mine', _status: 'draft', _base: { title: 'Home' } })
})

test('a changed field of a block leaves the other fields of the block as they are stored', () => {
  const layout = [{ ...form.layout[0], heading: 'Mine' }]
  const { body } = composeSave({ stored, form }, { ...form, layout })
  expect(body).toEqual({ layout: [{ ...hero, heading: 'Mine' }], _base: { layout: [hero] } })
})

test('conversions of the form and its status alone are no changes', () => {
  expect(hasChanges(composeSave({ stored, form }, { ...form, _status: 'draft' }))).toBe(false)
  expect(hasChanges(composeSave({ stored, form }, { ...form, tagline: 'Mine' }))).toBe(true)
})

test('an emptied field is sent as empty', () => {
  const { body } = composeSave({ stored, form }, { ...form, title: '' })
  expect(body).toEqual({ title: '', _base: { title: 'Home' } })
})

test('changes of others are distinguished from this person’s changes and from the time of saving', () => {
  const { mine } = composeSave({ stored, form }, { ...form, title: 'Mine' })
  const alone = { ...stored, title: 'Mine', updatedAt: '2026-11-23T00:01:00.000Z' }
  expect(listOthersChanges({ stored, form }, { mine, answer: alone })).toEqual([])
  const both = { ...alone, layout: [hero, { ...hero, id: 'theirs' }] }
  expect(listOthersChanges({ stored, form }, { mine, answer: both })).toEqual(['layout'])
})

test('a field of a new block that the server filled in is no change of another person', () => {
  const layout = [...form.layout, { id: 'new', blockType: 'hero' }]
  const { mine } = composeSave({ stored, form }, { ...form, layout })
  const answer = { ...stored, layout: [hero, { id: 'new', blockType: 'hero', align: 'left' }] }
  expect(listOthersChanges({ stored, form }, { mine, answer })).toEqual([])
})
