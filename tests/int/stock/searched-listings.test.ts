import { access } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refreshTenant } from '#platform/search/refresh-vehicles.ts'
import type { Search } from '#platform/search/search-port.ts'
import { siteConfig } from '#schemas/tenant/site-config.ts'
import { readListingRules } from '#schemas/vehicle/listing-rules.ts'
import { searchQuery, type SearchQueryInput } from '#schemas/vehicle/search-query.ts'
import { engines, type RunningEngine } from '../search/engines.ts'
import { type Site, startStockSetup, type StockSetup } from './stock-setup.ts'

const listings = '../shared/data/au-listings.csv'
const hasListings = await access(listings).then(
  () => true,
  () => false,
)

describe.skipIf(!hasListings)('the real listings, counted by a search', () => {
  let setup: StockSetup
  let site: Site

  beforeAll(async () => {
    setup = await startStockSetup()
    site = await setup.newSite()
    // Beyond the vehicle that no site shows, whose number is 793: vehicles §9.
    await setup.pool.query(`select setval(pg_get_serial_sequence('vehicles', 'id'), 1000)`)
    await setup.runImport(site, listings, { format: 'au-listings' })
  }, 120_000)
  afterAll(() => setup.stop())

  describe.each(engines())('on $name', ({ start }) => {
    let started: RunningEngine<Search>

    beforeAll(async () => {
      started = await start()
      await started.value.prepare()
      const warn = (message: string) => {
        throw new Error(message)
      }
      await refreshTenant({ pool: setup.pool, search: started.value, warn }, site.id)
    }, 120_000)
    afterAll(() => started.stop())

    const counted = async (query: SearchQueryInput) => {
      const { count } = await started.value.search({
        tenantId: site.id,
        country: 'AU',
        rules: readListingRules(siteConfig.parse({})),
        query: searchQuery.parse(query),
        now: new Date('2026-03-10T00:00:00Z'),
      })
      return count
    }

    test.each<[string, number, SearchQueryInput]>([
      ['every vehicle', 16_731, {}],
      ['Toyotas', 2_784, { facets: { make: ['Toyota'] } }],
      ['vehicles in New South Wales', 6_400, { facets: { state: ['NSW'] } }],
      ['electric vehicles', 115, { facets: { fuel: ['Electric'] } }],
      [
        'Toyota SUVs at or under $30,000',
        239,
        { facets: { make: ['Toyota'], body: ['SUV'] }, ranges: { price: { max: 30_000_00 } } },
      ],
    ])('%s: %i, as counted on the raw file', async (_, count, query) => {
      expect(await counted(query)).toBe(count)
    })
  })
})
