import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isSource, listFiles, readSource } from './import-graph.ts'

const sources = listFiles('schemas', 'blocks', 'cms', 'platform', 'renderer').filter(isSource)

/** What the time zone of the machine or the browser decides. */
const onTheMachinesClock =
  /\.(?:get|set)(?:FullYear|Month|Date|Day|Hours|Minutes)\(|\.to(?:Date|Time)String\(|(?:\.toLocale(?:Date|Time)String|Intl\.DateTimeFormat)\((?!\)|[^()]*(?:\([^()]*\)[^()]*)*\btimeZone\b)[^()]*/

/** Its callers give it options that have a time zone, by their type. */
const givenAZone = new Set(['schemas/location/time-words.ts'])

test.each([
  ['new Date(day).getDate()', true],
  ["at.toLocaleDateString('en-AU', { day: 'numeric' })", true],
  ["new Intl.DateTimeFormat('en-AU', { dateStyle: 'long' })", true],
  ["at.toLocaleDateString('en-AU', { timeZone, day: 'numeric' })", false],
  ["new Intl.DateTimeFormat('en', { timeZone: readText(value) })", false],
  ['now.getUTCFullYear()', false],
])('%s depends on the clock of the machine: %s', (source, expected) => {
  expect(onTheMachinesClock.test(source)).toBe(expected)
})

test('dates are read, computed and shown in a time zone that the code names (decision 262)', () => {
  expect(sources.length).toBeGreaterThan(1_000)
  const found = sources.filter((path) => !givenAZone.has(path) && onTheMachinesClock.test(readSource(path)))
  expect(found).toEqual([])
})

const script = `
import { dayAt, formatDay, readDay } from '#schemas/lib/day.ts'
import { agoInWords } from '#schemas/lib/ago-in-words.ts'
import { regoExpiryText } from '#schemas/vehicle/rego-expiry.ts'
import { readDate } from '#schemas/stock/cells/read-date.ts'
import { formatLocalTime } from '#cms/admin/bookings/format-local-time.ts'
const sold = readDate('31/1/2027', { timeZone: 'Pacific/Auckland' }).value
console.log(JSON.stringify([
  formatDay('2027-01-31', 'day'),
  readDay('2027-01-31T12:00:00.000Z', 'Pacific/Auckland'),
  regoExpiryText('2027-01-31', { now: new Date('2027-01-31T09:00:00Z'), timeZone: 'Pacific/Auckland' }),
  agoInWords('2027-01-31', dayAt(new Date('2027-01-31T12:00:00Z'), 'Pacific/Auckland')),
  formatLocalTime({ moment: sold, timeZone: 'Pacific/Auckland' }),
  formatLocalTime({ moment: '2027-01-31T11:30:00Z', timeZone: 'Australia/Perth', namesZone: true }),
]))`

test.each(['Pacific/Auckland', 'Australia/Perth', 'UTC', 'America/Los_Angeles'])(
  'a server in %s shows the days of registrations, articles, reviews, sales and campaigns as every other does',
  (zone) => {
    const shown = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: join(import.meta.dirname, '../..'),
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    })
    expect(JSON.parse(shown)).toEqual([
      '31 January 2027',
      '2027-01-31',
      'Expires on 31 Jan 2027',
      '1 day ago',
      'Sun 31 Jan 2027, 12:00 pm',
      'Sun 31 Jan 2027, 7:30 pm AWST',
    ])
  },
)
