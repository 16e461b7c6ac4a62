import { placeDirectory, type Town } from '#platform/places/place-directory.ts'
import { indexDocument } from '#platform/search/index-document.ts'
import type { IndexedSite } from '#platform/search/indexed-sites.ts'
import { siteConfig } from '#schemas/tenant/site-config.ts'
import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import { vehicle } from '#schemas/vehicle/vehicle.ts'
import { generateStock } from '#seed/stock/generate-stock.ts'
import { stockProfiles } from '#seed/stock/profiles.ts'
import { listPlaces } from '#seed/stock/stock-item.ts'
import { readTenant } from '#seed/tenants/read-tenant.ts'

export const benchTenant = 1
const batchSize = 5_000

/** A country's dealer of so many generated vehicles, that stand in six hundred suburbs of it; in batches, as an index is given them. */
export async function* benchDocuments(count: number, now: Date): AsyncGenerator<SearchDocument[]> {
  const suburbs = someSuburbs(600)
  const order = { seed: 20_26, profile: stockProfiles.meridian, places: listPlaces(readTenant('meridian')), now, count }
  let batch: SearchDocument[] = []
  let id = 0
  for (const { vehicle: draft, arrivedAt, views } of generateStock(order)) {
    const suburb = suburbs[(id * 7_919) % suburbs.length]
    id += 1
    const stored = vehicle.parse({
      ...draft,
      id,
      created_at: arrivedAt,
      updated_at: arrivedAt,
      views,
      city: suburb?.town,
      state: suburb?.state,
    })
    if (stored.status !== 'withdrawn') batch.push(indexDocument(stored, siteOf(suburb)))
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

const { finance } = siteConfig.parse({ finance: { comparisonRate: 11 } })

const siteOf = (suburb: Town | undefined): IndexedSite => ({
  tenantId: benchTenant,
  country: 'AU',
  finance,
  thisYear: 2026,
  locate: () => suburb ?? null,
})

function someSuburbs(count: number): Town[] {
  const { byPostcode, postcodes } = placeDirectory('AU')
  const step = Math.floor(postcodes.length / count)
  return postcodes.flatMap((postcode, at) => (at % step === 0 ? (byPostcode.get(postcode) ?? []) : []))
}
