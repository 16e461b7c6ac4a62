import { expect, test } from 'vitest'
import type { Event } from '#schemas/event.ts'
import { mergeEvents } from './consume-outbox.ts'

const anEvent = (event: Partial<Event>): Event => ({ id: 1, tenantId: 1, type: 'vehicle.changed', ids: [], ...event })

test('many changes of one kind are handled as one', () => {
  const events = [anEvent({ id: 1, ids: [7] }), anEvent({ id: 2, ids: [8] }), anEvent({ id: 3, ids: [7] })]
  expect(mergeEvents(events)).toEqual([{ event: anEvent({ id: 1, ids: [7, 8] }), ids: [1, 2, 3] }])
})

test('changes of two tenants are never mixed', () => {
  expect(mergeEvents([anEvent({ ids: [7] }), anEvent({ id: 2, tenantId: 2, ids: [7] })])).toHaveLength(2)
})

test('"any of them" is not narrowed by a change that names documents', () => {
  const merged = mergeEvents([anEvent({ ids: [] }), anEvent({ id: 2, ids: [7] })])
  expect(merged.map(({ event }) => event.ids)).toEqual([[], [7]])
})
