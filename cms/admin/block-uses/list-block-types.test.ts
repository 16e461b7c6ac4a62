import { expect, test } from 'vitest'
import { blocks } from '#blocks/index.ts'
import { listBlockTypes } from './list-block-types.ts'

test('every type is listed once, without its presets', () => {
  const slugs = listBlockTypes('').map(({ slug }) => slug)
  expect(slugs.toSorted()).toEqual(blocks.map(({ slug }) => slug).toSorted())
})

test('a type is found by its words, by those of its presets and by its key', () => {
  expect(listBlockTypes('enquiry form').map(({ slug }) => slug)).toContain('lead-form')
  expect(listBlockTypes('FAQ').map(({ slug }) => slug)).toContain('rich-text')
  expect(listBlockTypes('vehicle-sticky-bar')[0]?.slug).toBe('vehicle-sticky-bar')
  expect(listBlockTypes('zzzzz')).toEqual([])
})
