import { expect, test } from 'vitest'
import { advisoryLockKeys } from './advisory-lock-keys.ts'

test('the keys of locks are those of earlier releases, which may run beside', () => {
  const keys = Object.entries(advisoryLockKeys).map(([name, { form, key }]) => [name, form, key])
  expect(keys).toEqual([
    ['migrations', 'number', 4_072_119_640],
    ['searchTables', 'number', 7_301_001],
    ['searchRebuild', 'number', 7_301_002],
    ['indexBacklogTables', 'number', 7_301_003],
    ['feedLedgerTables', 'number', 7_302_001],
    ['photoLedgerTables', 'number', 7_302_002],
    ['marketOffers', 'number', 7_304_001],
    ['backup', 'number', 7_305_001],
    ['tenantIndexing', 'number and tenant', 7_301],
    ['stockImport', 'number and tenant', 7_302],
    ['feedImport', 'text and subject', 'forecourt stock feed '],
    ['testDriveTimes', 'text and subject', 'test-drive:'],
    ['redirects', 'text and subject', 'redirects:'],
    ['preferences', 'text and subject', 'preferences:'],
    ['priceDropAlerts', 'text', 'send-price-drop-alerts'],
    ['newVehicleAlerts', 'text', 'send-new-vehicle-alerts'],
  ])
})

test('no two locks have the same key', () => {
  const keys = Object.values(advisoryLockKeys).map(({ key }) => key)
  expect(new Set<number | string>(keys).size).toBe(keys.length)
})
