import { expect, test } from 'vitest'
import { readDayTime, type WholeDay, writeDayTime } from './day-time.ts'

test.each<[WholeDay, string, string, string, string]>([
  ['start', 'Pacific/Auckland', '2027-01-31', '', '2027-01-30T11:00:00.000Z'],
  ['end', 'Pacific/Auckland', '2027-01-31', '', '2027-01-31T11:00:00.000Z'],
  ['noon', 'Pacific/Auckland', '2027-01-31', '', '2027-01-30T23:00:00.000Z'],
  ['end', 'Australia/Perth', '2027-01-31', '', '2027-01-31T16:00:00.000Z'],
  // Clocks go forward on the morning of that day, and back on that of the next.
  ['start', 'Australia/Sydney', '2026-10-04', '', '2026-10-03T14:00:00.000Z'],
  ['end', 'Australia/Sydney', '2026-10-04', '', '2026-10-04T13:00:00.000Z'],
  ['end', 'Australia/Sydney', '2027-04-04', '', '2027-04-04T14:00:00.000Z'],
  ['end', 'Australia/Sydney', '2027-01-31', '17:30', '2027-01-31T06:30:00.000Z'],
  ['noon', 'Australia/Sydney', '2027-01-31', '00:00', '2027-01-30T13:00:00.000Z'],
  // Clocks skip that midnight, so the day ends as they show one o'clock.
  ['end', 'Africa/Cairo', '2027-04-29', '', '2027-04-29T22:00:00.000Z'],
])('%s of a day in %s: %s %s is %s, and is written back so', (wholeDay, timeZone, day, time, moment) => {
  const clock = { wholeDay, timeZone }
  expect(readDayTime({ day, time }, clock)?.at.toISOString()).toBe(moment)
  expect(writeDayTime(new Date(moment), clock)).toEqual({ day, time })
})

test('the midnight after a last day is that day, and a start at the same moment is the next day', () => {
  const at = new Date('2027-01-31T13:00:00.000Z')
  expect(writeDayTime(at, { wholeDay: 'end', timeZone: 'Australia/Sydney' })).toEqual({ day: '2027-01-31', time: '' })
  expect(writeDayTime(at, { wholeDay: 'start', timeZone: 'Australia/Sydney' })).toEqual({ day: '2027-02-01', time: '' })
  expect(writeDayTime(at, { wholeDay: 'noon', timeZone: 'Australia/Sydney' })).toEqual({
    day: '2027-02-01',
    time: '00:00',
  })
})

test.each(['', '2027-02-30', 'soon'])('"%s" is no day', (day) =>
  expect(readDayTime({ day, time: '' }, { wholeDay: 'end', timeZone: 'Australia/Perth' })).toBeNull(),
)
