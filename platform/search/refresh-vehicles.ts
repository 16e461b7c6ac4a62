import type { Pool } from 'pg'
import { withAdvisoryLock } from '#cms/database/advisory-lock.ts'
import { differingTotals } from '#schemas/finance/loan-cost.ts'
import type { Cents } from '#schemas/lib/money.ts'
import { amountWords } from '#schemas/payment/amount-words.ts'
import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import { indexDocument, indexedVehicle, isIndexed, type IndexedVehicle } from './index-document.ts'
import { type IndexedSite, readIndexedSites } from './indexed-sites.ts'
import { type TenantVehicle, vehicleReader } from './read-vehicles.ts'
import type { Search } from './search-port.ts'

export interface IndexContext {
  pool: Pool
  search: Search
  /** Called for a vehicle that cannot be indexed, and for a lender whose totals differ from its repayments. */
  warn: Warn
}

type Warn = (message: string) => void

export const indexedVehicles = vehicleReader(indexedVehicle, {
  variant: `jsonb_build_object('towingcapacitybraked', v.variant -> 'towingcapacitybraked')`,
})

/** The documents of these vehicles; withdrawn ones and those of deleted sites have none. */
export async function buildDocuments(
  { pool, warn }: Pick<IndexContext, 'pool' | 'warn'>,
  vehicles: TenantVehicle<IndexedVehicle>[],
): Promise<SearchDocument[]> {
  const tenantIds = [...new Set(vehicles.map(({ tenantId }) => tenantId))]
  const sites = await readIndexedSites(pool, { tenantIds, now: new Date() })
  for (const site of sites.values()) warnOfTotals(vehicles, { site, warn })
  return vehicles.flatMap(({ vehicle, tenantId }) => {
    const site = sites.get(tenantId)
    return site && isIndexed(vehicle) ? [indexDocument(vehicle, site)] : []
  })
}

/** One message for a site's vehicles, since a lender errs on all of them alike. */
function warnOfTotals(
  vehicles: TenantVehicle<IndexedVehicle>[],
  { site: { tenantId, finance }, warn }: { site: IndexedSite; warn: Warn },
): void {
  const differing = vehicles.flatMap(({ vehicle, tenantId: owner }) => {
    const lender = owner === tenantId ? vehicle.finance_lenders[finance.provider] : undefined
    const totals = (lender && differingTotals(lender)) ?? null
    return totals && isNewDifference(vehicle.id, totals) ? [{ id: vehicle.id, ...totals }] : []
  })
  const [first] = differing
  if (!first) return
  const [quoted, calculated] = [amountWords(first.quoted), amountWords(first.calculated)]
  warn(
    `Lender ${finance.provider} quotes totals of payments that differ from its repayments (vehicles: ${differing.length}). Vehicle ${first.id}: ${quoted} instead of ${calculated}.`,
  )
}

/** Differences that this process has told of, by vehicle. */
const toldTotals = new Map<number, string>()

/** Whether a vehicle's totals differ by other figures than those told before. */
function isNewDifference(id: number, totals: { quoted: Cents; calculated: Cents }): boolean {
  const words = `${totals.quoted} ${totals.calculated}`
  if (toldTotals.get(id) === words) return false
  toldTotals.set(id, words)
  return true
}

const batchSize = 1_000

/** Updates the index for these vehicles from the database; deleted or withdrawn ones are removed. */
export async function refreshVehicles(indexing: IndexContext, tenantId: number, ids: number[]): Promise<void> {
  const { pool, search, warn } = indexing
  await inTurn(pool, tenantId, async () => {
    const batches = Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, at) =>
      ids.slice(at * batchSize, (at + 1) * batchSize),
    )
    await oneAhead(
      batches,
      async (batch) => ({
        batch,
        documents: await buildDocuments(indexing, await indexedVehicles.some(pool, { tenantId, ids: batch, warn })),
      }),
      async ({ batch, documents }) => {
        const found = new Set(documents.map(({ id }) => id))
        if (documents.length > 0) await search.put(documents)
        const gone = batch.filter((id) => !found.has(id))
        if (gone.length > 0) await search.remove({ tenantId, ids: gone })
      },
    )
  })
}

/** Processes items one by one, preparing the next meanwhile. */
async function oneAhead<A, B>(
  all: readonly A[],
  prepare: (one: A) => Promise<B>,
  work: (ready: B) => Promise<void>,
): Promise<void> {
  const [first, ...rest] = all
  if (first === undefined) return
  let ready = await prepare(first)
  for (const next of rest) [ready] = await Promise.all([prepare(next), work(ready)])
  await work(ready)
}

/** Updates the index for all of the tenant's stock from the database. */
export async function refreshTenant(indexing: IndexContext, tenantId: number): Promise<void> {
  const { pool, search, warn } = indexing
  await inTurn(pool, tenantId, async () => {
    const found = new Set<number>()
    for await (const vehicles of indexedVehicles.all(pool, { tenantId, warn })) {
      const documents = await buildDocuments(indexing, vehicles)
      for (const { id } of documents) found.add(id)
      if (documents.length > 0) await search.put(documents)
    }
    const gone = (await search.ids(tenantId)).filter((id) => !found.has(id))
    if (gone.length > 0) await search.remove({ tenantId, ids: gone })
  })
}

/** Serialised per tenant across processes: a slower worker could otherwise overwrite newer data. */
const inTurn = (pool: Pool, tenantId: number, work: () => Promise<void>): Promise<void> =>
  withAdvisoryLock(pool, { name: 'tenantIndexing', tenantId }, work)
