import { expect, test } from 'vitest'
import { reservationStates } from '#schemas/reservation/reservation-state.ts'
import {
  appendNote,
  endState,
  fullName,
  holdEnd,
  isFor,
  isHeld,
  offerFor,
  reservationEnd,
} from './reservation-rules.ts'

const now = new Date('2026-11-23T01:00:00.000Z')

test('a vehicle is held for the minutes of the payment and kept for the hours of the reservation', () => {
  expect(holdEnd(now, 20)).toBe('2026-11-23T01:20:00.000Z')
  expect(reservationEnd(now, 48)).toBe('2026-11-25T01:00:00.000Z')
})

test('a hold can be paid until its time is over, not at that very moment', () => {
  expect(isHeld({ state: 'held', expires_at: '2026-11-23T01:00:00.001Z' }, now)).toBe(true)
  expect(isHeld({ state: 'held', expires_at: '2026-11-23T01:00:00.000Z' }, now)).toBe(false)
})

test('a hold without an end, and a reservation that is no hold, cannot be paid', () => {
  expect(isHeld({ state: 'held', expires_at: null }, now)).toBe(false)
  expect(isHeld({ state: 'paid', expires_at: '2026-11-24T01:00:00.000Z' }, now)).toBe(false)
})

test('a key belongs to one vehicle and one purpose', () => {
  const reservation = { vehicle: 3, purpose: 'reservation' } as const
  expect(isFor(reservation, { vehicle: { id: 3 }, purpose: 'reservation' })).toBe(true)
  expect(isFor(reservation, { vehicle: { id: 4 }, purpose: 'reservation' })).toBe(false)
  expect(isFor(reservation, { vehicle: { id: 3 }, purpose: 'purchase' })).toBe(false)
})

test('staff complete a paid reservation, and nothing else', () => {
  const ended = reservationStates.map((state) => endState(state, { move: 'complete', payment: 'paid' }))
  expect(ended.filter(Boolean)).toEqual(['completed'])
})

test('a paid reservation that staff cancel is owed back', () => {
  expect(endState('paid', { move: 'cancel', payment: 'paid' })).toBe('refund-due')
})

test.each(['started', 'refunding', 'refunded', 'refund-refused'] as const)(
  'nothing is owed back of a payment that is %s',
  (payment) => {
    expect(endState('paid', { move: 'cancel', payment })).toBeNull()
    expect(endState('completed', { move: 'refund', payment })).toBeNull()
  },
)

test('a hold that was not paid is cancelled without a refund', () => {
  expect(endState('held', { move: 'cancel', payment: 'started' })).toBe('cancelled')
})

test('the clock ends holds and paid reservations alone', () => {
  const states = reservationStates.filter((state) => endState(state, { move: 'lapse', payment: 'paid' }) !== null)
  expect(states).toEqual(['held', 'paid'])
})

test('a vehicle without a reservation is free, and a paid one is gone, also for its payer', () => {
  expect(offerFor(null, 'mine')).toBe('free')
  expect(offerFor({ key: 'mine', state: 'paid' }, 'mine')).toBe('gone')
})

test('a hold is the shopper’s own by its key, and held for everybody else', () => {
  const kept = { key: 'mine', state: 'held' } as const
  expect([offerFor(kept, 'mine'), offerFor(kept, 'other'), offerFor(kept, undefined)]).toEqual([
    'yours',
    'held',
    'held',
  ])
})

test('notes grow by a line each, and an empty line adds none', () => {
  expect(appendNote('', 'first')).toBe('first')
  expect(appendNote('first', 'second')).toBe('first\nsecond')
  expect(appendNote('first', '')).toBe('first')
})

test('of too many notes the newest 10,000 characters stay', () => {
  const notes = appendNote('a'.repeat(10_000), 'newest')
  expect([notes.length, notes.endsWith('\nnewest')]).toEqual([10_000, true])
})

test('a shopper’s full name has no gap where a part is missing', () => {
  expect(fullName({ name: 'Al', last_name: 'Lee' })).toBe('Al Lee')
  expect(fullName({ name: 'Al', last_name: '' })).toBe('Al')
})
