import { expect, test } from 'vitest'
import { afterMove, movesOfStaff, reservationMoves } from './after-move.ts'
import { keepsVehicle, reservationStates } from './reservation-state.ts'

test('a payment in time keeps the vehicle, one that comes too late is owed back', () => {
  expect(afterMove('held', 'pay')).toBe('paid')
  expect(afterMove('expired', 'pay')).toBe('paid')
  expect(afterMove('expired', 'pay-late')).toBe('refund-due')
})

test('what staff or the provider ended is never kept by a payment that comes after', () => {
  expect(afterMove('cancelled', 'pay')).toBe('refund-due')
})

test('a refusal or the end of the time frees the vehicle', () => {
  for (const move of ['refuse', 'lapse', 'cancel'] as const) {
    const next = afterMove('held', move)
    expect(next && keepsVehicle(next)).toBe(false)
  }
})

test('money that was paid back cannot be paid back again', () => {
  expect(reservationMoves.map((move) => afterMove('refunded', move)).every((next) => next === null)).toBe(true)
})

test('a repeated payment notice changes nothing', () => {
  for (const state of ['paid', 'completed', 'refund-due', 'refunded'] as const) {
    expect(afterMove(state, 'pay')).toBeNull()
    expect(afterMove(state, 'pay-late')).toBeNull()
  }
})

test('staff are offered only allowed moves', () => {
  expect(Object.fromEntries(reservationStates.map((state) => [state, movesOfStaff(state)]))).toEqual({
    held: ['cancel'],
    paid: ['complete', 'cancel'],
    completed: ['refund'],
    expired: ['refund'],
    cancelled: [],
    'refund-due': [],
    refunded: [],
  })
})

test('money that is back ends whatever it was for, also where the dealer paid it back on the provider’s own pages', () => {
  for (const state of ['held', 'paid', 'expired', 'cancelled', 'completed', 'refund-due'] as const)
    expect(afterMove(state, 'refunded')).toBe('refunded')
})
