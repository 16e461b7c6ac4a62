import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FieldMappingInput, feedMapping, fieldMapping } from './feed-mapping.ts'
import { type FeedTarget, feedTargetNames, listUnits } from './feed-target.ts'
import { isPictureAddress } from './cells/read-address.ts'
import { entryMark } from './cells/read-list.ts'
import { readTarget } from './read-target.ts'

const context = { thisYear: 2026, timeZone: 'Australia/Brisbane', dates: 'day-first' } as const
const read = (target: FeedTarget, cells: string | string[], mapping: FieldMappingInput = {}) =>
  readTarget(target, { mapping: fieldMapping.parse(mapping), cells: [cells].flat() }, context)

test.each<[FeedTarget, string, FieldMappingInput, unknown]>([
  ['price', '$29,990', {}, 2_999_000],
  ['price', '2999000', { unit: 'cents' }, 2_999_000],
  ['price', 'POA', {}, null],
  ['km', '12,000', {}, 12_000],
  ['km', '1000', { unit: 'miles' }, 1_609],
  ['km', '1,000 mi', {}, 1_609],
  ['km', '1,000 km', { unit: 'miles' }, 1_000],
  ['km', '12,000 kilometres', {}, 12_000],
  ['km', '3000000', {}, null],
  ['engine_size_litres', '1998', { unit: 'cc' }, 1.998],
  ['engine_size_litres', '1998 cc', {}, 1.998],
  ['engine_size_litres', '2.0L', { unit: 'cc' }, 2],
  ['variant.vehiclelength', '4.5', { unit: 'm' }, 4_500],
  ['variant.grossvehiclemass', '2.1 t', {}, 2_100],
  ['specifications.tare_weight', '1000', { unit: 'pounds' }, 453.592],
  ['variant.cylinders', '4', {}, 4],
  ['factory.standardEquipment', 'Sunroof, Tow bar', {}, ['Sunroof', 'Tow bar']],
  ['factory.manufacturer_body', 'SUV', {}, 'SUV'],
  ['viewer.spin_code', 'kia-7', {}, 'kia-7'],
  ['carsales_title', '2023 Kia Sportage', {}, '2023 Kia Sportage'],
  ['year', '2019', {}, 2019],
  ['car_type', 'N', { words: { n: 'new' } }, 'new'],
  ['car_type', ' Demo ', {}, 'demo'],
  ['car_type', '', { otherwise: 'used' }, 'used'],
  ['status', 'In Stock', {}, 'in_stock'],
  ['state', 'whatever', { words: { WHATEVER: 'NSW' } }, 'NSW'],
  ['certified', 'Y', {}, true],
  ['build_date', '3/4/2026', {}, '2026-04-03'],
  ['rego_expiry', '2027-01-31T00:00:00+13:00', {}, '2027-01-31'],
  ['rego_expiry', '2027-01-30T14:00:00Z', {}, '2027-01-31'],
  ['compliance_date', '2021-06', {}, '2021-06-01'],
  ['compliance_date', '30/2/2021', {}, null],
  ['sold_at', '2026-03-01T10:00:00+10:00', {}, '2026-03-01T00:00:00.000Z'],
  ['features', 'Sunroof, Tow bar', {}, ['Sunroof', 'Tow bar']],
  ['features', 'Sunroof, glass|Tow bar', {}, ['Sunroof, glass', 'Tow bar']],
  ['features', `Roof, glass${entryMark}Tow bar`, {}, ['Roof, glass', 'Tow bar']],
  ['features', 'A~B', { split: '~' }, ['A', 'B']],
  ['dealercomments', '<p>One<br>two</p>&amp; three', {}, 'One\ntwo\n& three'],
  ['dealercomments', '<style>p{color:red}</style><xml><b>Word</b></xml><p>One owner</p>', {}, 'One owner'],
  ['dealercomments', 'One\n\ntwo &amp; < 5,000 km', {}, 'One\n\ntwo & < 5,000 km'],
])('%s of %j with %j is %j', (target, cell, mapping, value) => {
  expect(read(target, cell, mapping).value).toEqual(value)
})

test('frames of a spin keep their order and may repeat; films and the inside come as addresses (vehicles §3)', () => {
  expect(
    read('viewer.spin_images', 'https://a.example/2.jpg|https://a.example/1.jpg|https://a.example/2.jpg').value,
  ).toEqual(['https://a.example/2.jpg', 'https://a.example/1.jpg', 'https://a.example/2.jpg'])
  expect(read('viewer.walkaround_videos', 'https://a.example/walk.mp4;nothing').value).toEqual([
    { video: { url: 'https://a.example/walk.mp4' } },
  ])
  expect(read('viewer.spin_interior_image', '/stock/inside.webp').value).toBe('/stock/inside.webp')
  expect(read('viewer.external_video_url', 'javascript:alert(1)')).toEqual({
    value: null,
    remark: "'javascript:alert(1)' left out: no address",
  })
  expect(read('viewer.videos', ' ').value).toBeNull()
})

test('several sources are joined; those that say nothing are left out', () => {
  expect(read('badge', ['GT', ' ', 'Line'], { join: '-' }).value).toBe('GT-Line')
  expect(read('engine_size', ['4 cyl', '2.0L'], { join: ', ' }).value).toBe('4 cyl, 2.0L')
})

test('a picture’s address that is none is left out and told, and the others stay', () => {
  expect(read('images', ['https://img.example.com/1.jpg|javascript:alert(1)', '/stock/2.jpg'])).toEqual({
    value: [
      {
        image: { url: 'https://img.example.com/1.jpg', thumb: { url: 'https://img.example.com/1.jpg' } },
        isVideo: false,
      },
      { image: { url: '/stock/2.jpg', thumb: { url: '/stock/2.jpg' } }, isVideo: false },
    ],
    remark: `'javascript:alert(1)' left out: no address of a picture`,
  })
})

test.each(['//evil.example.com/x.jpg', 'ftp://a/b', 'data:image/png;base64,xx', 'a b', '<x>', '', 'https://'])(
  '%j is no address of a picture',
  (address) => expect(isPictureAddress(address)).toBe(false),
)

const isSound = (value: unknown) =>
  (typeof value !== 'number' || (Number.isFinite(value) && value >= 0)) &&
  (typeof value !== 'string' || !value.includes('\u0000'))

test('whatever a cell holds, a target is read or told to be unknown, and never breaks the reader', () => {
  const aTarget = fc.constantFrom(...feedTargetNames)
  const check = fc.property(aTarget, fc.string({ unit: 'binary' }), fc.string(), (target, cell, other) =>
    isSound(read(target, [cell, other]).value),
  )
  expect(fc.check(check, { numRuns: 2_000 }).counterexample).toBeNull()
})

test('a word is read without what no database holds', () => {
  expect(read('status', ['\u0000']).value).toBeNull()
  expect(read('status', ['In\u0000 Stock']).value).toBe('in_stock')
})

test('a unit that its target is not measured in is refused by name', () => {
  const wrong = feedMapping.safeParse({ fields: { stocknum: { from: ['a'] }, km: { from: ['b'], unit: 'cents' } } })
  expect(wrong.error?.issues).toMatchObject([
    { path: ['fields', 'km', 'unit'], message: 'km is not measured in cents' },
  ])
  expect(listUnits('km')).toEqual(['km', 'miles'])
  expect(listUnits('make')).toEqual([])
})

test('a mapping without a stock number is refused', () => {
  expect(feedMapping.safeParse({ fields: { make: { from: ['a'] } } }).error?.issues).toMatchObject([
    { path: ['fields', 'stocknum'] },
  ])
})
