import { expect, test } from 'vitest'
import { eventTypes } from '#schemas/event.ts'
import { eventTags, withKinds } from './event-tags.ts'

test('a changed vehicle drops its own page and everything that lists stock', () => {
  expect(eventTags({ type: 'vehicle.changed', ids: [12] })).toEqual(['stock', 'vehicle:12'])
})

test('a page that shows one document is reached by an event that names none', () => {
  const carried = withKinds(['section:3'])
  expect(eventTags({ type: 'section.changed', ids: [] }).some((tag) => carried.includes(tag))).toBe(true)
})

test.each(eventTypes)('%s drops something whether or not it names documents', (type) => {
  expect(eventTags({ type, ids: [] })).not.toEqual([])
  expect(eventTags({ type, ids: [7] })).not.toEqual([])
})
