import { expect, test } from 'vitest'
import type { StockImportReport } from '#schemas/stock/import-report.ts'
import { summariseImport } from './import-outcome.ts'

const aReport = (more: Partial<StockImportReport> = {}): StockImportReport => ({
  tenant: { id: 1, slug: 'branch' },
  feed_id: null,
  file: 'feed.csv',
  format: 'forecourt',
  started_at: '2026-03-10T00:00:00.000Z',
  finished_at: '2026-03-10T00:00:01.000Z',
  failure: null,
  counts: { read: 2, created: 2, updated: 0, unchanged: 0, rejected: 0, duplicates: 0, changed: 0, kept: 0 },
  missing: { found: 1, became: 'withdrawn', vehicles: 1, held: null },
  remarks: [],
  reasons: [],
  files: { report: 'r.json', rejected: 'r.csv', changed: 'c.csv' },
  ...more,
})

test('an import without problems ends with 0', () => {
  expect(summariseImport(aReport()).exit).toBe('done')
})

test('held vehicles require attention, as rejected rows do', () => {
  const outcome = summariseImport(aReport({ missing: { found: 9, became: 'sold', vehicles: 2, held: 'Seven stay.' } }))
  expect(outcome.exit).toBe('findings')
  expect(outcome.text).toContain('2 vehicles no longer in the feed became sold.\nSeven stay.')
})

test('a feed that was not read to its end failed', () => {
  expect(summariseImport(aReport({ failure: 'It breaks off.' })).exit).toBe('failed')
})
