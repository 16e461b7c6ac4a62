import { expect, test } from 'vitest'
import { portraitFile } from '../subjects/portrait.ts'
import { demoTenants } from '../tenants/demo-tenants.ts'
import { generateStock, stockSeed } from './generate-stock.ts'
import { listPortraits } from './list-portraits.ts'
import { isProfile, stockProfiles } from './profiles.ts'
import { listPlaces } from './stock-item.ts'

const listed = listPortraits(demoTenants)

/** Files that the stock of all companies asks for, with that many times the usual vehicles. */
function filesOf(now: Date, times: number): Set<string> {
  const files = new Set<string>()
  for (const company of demoTenants) {
    if (!isProfile(company.slug)) continue
    const profile = stockProfiles[company.slug]
    const order = { seed: stockSeed, profile, places: listPlaces(company), now, count: profile.count * times }
    for (const { portraits } of generateStock(order))
      for (const portrait of portraits) files.add(portraitFile(portrait))
  }
  return files
}

test.each([
  ['2026-11-20', 5],
  ['2028-02-29', 1],
  ['2031-07-01', 1],
] as const)('a demo of %s with %d times the vehicles needs no other picture', { timeout: 120_000 }, (day, times) => {
  const files = filesOf(new Date(`${day}T02:00:00Z`), times)
  expect([...files].filter((file) => !listed.has(file))).toEqual([])
  expect(files.size).toBeGreaterThan(900)
})

test('few pictures are listed that a demo of ten thousand vehicles does not show', { timeout: 120_000 }, () => {
  const files = filesOf(new Date('2026-11-20T02:00:00Z'), 5)
  expect([...listed.keys()].filter((file) => !files.has(file)).length).toBeLessThan(listed.size / 10)
})
