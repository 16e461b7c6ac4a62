import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { findPlace, understandPlace } from './find-place.ts'
import { placeLines, placesFile } from './generate-places.ts'
import { suggestPlaces } from './suggest-places.ts'

test.each([
  ['4558', 'Maroochydore QLD 4558'],
  ['maroochydore', 'Maroochydore QLD 4558'],
  ['MAROOCHY DORE', 'Maroochydore QLD 4558'],
  ['South Port QLD 4215', 'Southport QLD 4215'],
  ['richmond', 'Richmond VIC 3121'],
  ['Richmond, TAS', 'Richmond TAS 7025'],
  ['saint kilda', 'St Kilda VIC 3182'],
  ['sydney', 'Sydney NSW 2000'],
  ['dunedin', 'Dunedin Otago 9016'],
])('who searches around %j means %s', (text, label) => {
  expect(understandPlace('AU', text)?.label).toBe(label)
})

test('the country of the site goes first where both have a name or a postcode', () => {
  expect(understandPlace('AU', 'Hamilton')?.label).not.toMatch(/Waikato/)
  expect(understandPlace('NZ', 'Hamilton')?.label).toBe('Hamilton Waikato 3204')
  expect(understandPlace('NZ', '3204')?.label).toBe('Hamilton Waikato 3204')
  expect(understandPlace('AU', '3204')?.label).toBe('Bentleigh VIC 3204')
})

test('a New Zealand postcode that is not known is taken for its neighbour', () => {
  expect(understandPlace('NZ', '3206')?.label).toBe('Hamilton Waikato 3204')
})

test.each(['', 'zzzz', '99999', '0000', `' or 1=1`, 'Maroochydore VIC'])('%j is unknown', (text) => {
  expect(understandPlace('AU', text)).toBeNull()
})

test('a car stands where its postcode and suburb say, else in its city of its state', () => {
  const at = (postcode: string | null, town: string | null, state: string | null) =>
    findPlace('AU', { postcode, town, state })?.label ?? null
  expect(at('7025', 'Richmond', 'VIC')).toBe('Richmond TAS 7025')
  expect(at('4558', null, null)).toBe('Maroochydore QLD 4558')
  expect(at(null, 'Richmond', 'SA')).toBe('Richmond SA 5033')
  expect(at(null, 'Richmond', null)).toBe('Richmond VIC 3121')
  expect(at(null, 'Atlantis', 'QLD')).toBeNull()
  expect(at(null, null, 'QLD')).toBeNull()
})

test('places are suggested as one types: towns by their beginning, postcodes by their digits, at most eight', () => {
  const labels = (typed: string) => suggestPlaces('AU', typed).map(({ label }) => label)
  expect(labels('maroochyd')[0]).toBe('Maroochydore QLD 4558')
  expect(labels('richmond v')[0]).toBe('Richmond Vale NSW 2323')
  expect(labels('richmond vic')[0]).toBe('Richmond VIC 3121')
  expect(labels('4558')).toEqual(['Maroochydore QLD 4558'])
  expect(labels('45')).toHaveLength(8)
  expect(labels('m')).toEqual([])
  expect(suggestPlaces('NZ', 'ham').map(({ label }) => label)[0]).toBe('Hamilton Waikato 3204')
})

test('every suggestion is understood as the place that it names', () => {
  for (const typed of ['rich', 'south', 'st k', 'auck', 'well', '90', '31', 'mount g'])
    for (const place of suggestPlaces('AU', typed)) expect(understandPlace('AU', place.label)).toEqual(place)
})

test('the kept directory is what its sources give', async () => {
  expect(await readFile(placesFile, 'utf8')).toBe(`${(await placeLines()).join('\n')}\n`)
})
