import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demoTenants } from '../tenants/demo-tenants.ts'
import { generateStock } from './generate-stock.ts'
import { stockProfiles } from './profiles.ts'
import { listPlaces } from './stock-item.ts'
import { writeHistoryReports } from './write-history-reports.ts'

test('some used cars of a yard have a history report, and each that names one has its file', async () => {
  const company = demoTenants.find(({ slug }) => slug === 'westgate')
  const places = company ? listPlaces(company) : []
  const now = new Date('2026-11-21T00:00:00Z')
  const stock = [...generateStock({ seed: 7, profile: stockProfiles.westgate, places, now, count: 30 })]
  const vehicles = stock.map(({ vehicle }) => vehicle)
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-history-'))
  try {
    await writeHistoryReports(folder, { slug: 'westgate', vehicles })
    const named = vehicles.flatMap(({ file }) => file?.replace('/stock/', '') ?? [])
    expect(named.length).toBeGreaterThan(2)
    expect((await readdir(join(folder, 'westgate'))).toSorted()).toEqual(named.toSorted())
    const report = await readFile(join(folder, 'westgate', named[0] ?? ''))
    expect(report.subarray(0, 5).toString()).toBe('%PDF-')
  } finally {
    await rm(folder, { recursive: true })
  }
})
