import { expect, test } from 'vitest'
import { isRepeated, readLocalTime, writeLocalTime } from './local-time.ts'

test.each([
  ['2027-04-05T09:00', 'Australia/Sydney', '2027-04-04T23:00:00.000Z', null],
  ['2027-04-05T09:00', 'Australia/Perth', '2027-04-05T01:00:00.000Z', null],
  ['2027-01-31T23:30', 'Pacific/Auckland', '2027-01-31T10:30:00.000Z', null],
  ['2027-10-03T02:30', 'Australia/Sydney', '2027-10-02T16:30:00.000Z', 'skipped'],
  ['2027-10-03T02:00', 'Australia/Sydney', '2027-10-02T16:00:00.000Z', 'skipped'],
  ['2027-10-03T01:59', 'Australia/Sydney', '2027-10-02T15:59:00.000Z', null],
  ['2027-10-03T03:00', 'Australia/Sydney', '2027-10-02T16:00:00.000Z', null],
  ['2027-04-04T02:30', 'Australia/Sydney', '2027-04-03T15:30:00.000Z', 'repeated'],
  ['2027-04-04T01:59', 'Australia/Sydney', '2027-04-03T14:59:00.000Z', null],
  ['2027-04-04T03:00', 'Australia/Sydney', '2027-04-03T17:00:00.000Z', null],
  ['2027-04-04T01:45', 'Australia/Lord_Howe', '2027-04-03T14:45:00.000Z', 'repeated'],
  ['2027-09-26T02:30', 'Pacific/Auckland', '2027-09-25T14:30:00.000Z', 'skipped'],
])('%s in %s is %s, %s', (text, timeZone, at, change) => {
  expect(readLocalTime({ text, timeZone })).toEqual({ at: new Date(at), change })
})

test.each(['', 'soon', '2027-02-31T09:00', '2027-01-01', '2027-01-01T25:00'])('"%s" is no local time', (text) => {
  expect(readLocalTime({ text, timeZone: 'Australia/Sydney' })).toBeNull()
})

test('a moment is written as the clocks of its place show it', () => {
  expect(writeLocalTime(new Date('2027-01-31T11:15:00Z'), 'Pacific/Auckland')).toBe('2027-02-01T00:15')
  expect(writeLocalTime(new Date('2027-01-31T11:15:00Z'), 'Australia/Broken_Hill')).toBe('2027-01-31T21:45')
})

test('both moments of a repeated hour are known as such, and their neighbours are not', () => {
  const hours = ['14:30', '15:30', '16:30', '17:30'].map((hour) => new Date(`2027-04-03T${hour}:00Z`))
  expect(hours.map((at) => isRepeated(at, 'Australia/Sydney'))).toEqual([false, true, true, false])
})
