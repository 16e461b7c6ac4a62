import { expect, test } from 'vitest'
import { releasedMark, reservedMark } from './vehicle-mark.ts'

const now = new Date('2026-11-23T01:00:00.000Z')

test('a reserved vehicle is locked against feeds, once, beside the locks of staff', () => {
  expect(reservedMark(['price'])).toEqual({ reserved: true, locked_fields: ['price', 'reserved'] })
  expect(reservedMark(['reserved', 'price'])).toEqual({ reserved: true, locked_fields: ['reserved', 'price'] })
})

test('a vehicle that is for sale again loses the lock that its reservation set', () => {
  expect(releasedMark({ locks: ['price', 'reserved'], staysLocked: false, isSold: false, now })).toEqual({
    reserved: false,
    locked_fields: ['price'],
  })
})

test('a lock that staff had set themselves stays when the reservation ends', () => {
  const { locked_fields } = releasedMark({ locks: ['reserved'], staysLocked: true, isSold: false, now })
  expect(locked_fields).toEqual(['reserved'])
})

test('a sold vehicle keeps its status whatever a feed says, from the moment of its sale', () => {
  expect(releasedMark({ locks: ['status', 'reserved'], staysLocked: false, isSold: true, now })).toEqual({
    reserved: false,
    status: 'sold',
    sold_at: '2026-11-23T01:00:00.000Z',
    locked_fields: ['status'],
  })
  expect(releasedMark({ locks: [], staysLocked: false, isSold: true, now }).locked_fields).toEqual(['status'])
})
