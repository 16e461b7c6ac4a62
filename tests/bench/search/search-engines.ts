import pg from 'pg'
import { createMeilisearchSearch } from '#platform/search/meilisearch/meilisearch-search.ts'
import { searchQueries } from '#platform/search/meilisearch/search-queries.ts'
import { createInMemorySearch } from '#platform/search/in-memory/in-memory-search.ts'
import type { DocumentBatches, Search, SearchRequest } from '#platform/search/search-port.ts'
import { siteConfig } from '#schemas/tenant/site-config.ts'
import { listingRulesOf } from '#schemas/vehicle/listing-rules.ts'
import { searchQuery } from '#schemas/vehicle/search-query.ts'
import { startMeilisearch } from '#tests/int/search/engines.ts'
import type { Finding } from '../finding.ts'
import { benchDocuments, benchTenant } from './bench-documents.ts'
import { percentile } from './percentile.ts'
import { questions } from './questions.ts'

interface SearchBench {
  databaseUrl: string
  /** Of Meilisearch. */
  image: string
  /** Vehicles, fewest first. */
  sizes: readonly number[]
  say: (line: string) => void
}

/** Milliseconds of each way of asking, by kind of question. */
export interface Timed {
  count: number
  kind: string
  postgres: number[]
  meilisearch: number[]
  adapter: number[]
}

export interface SearchBenchResult {
  findings: Finding[]
  timed: Timed[]
}

const indexUid = 'forecourt_vehicles'
const rounds = 4
const now = new Date()
const rules = listingRulesOf(siteConfig.parse({}))

/**
 * The same questions to the database's own search, to our Meilisearch adapter, and to Meilisearch directly, which is `fetch` and `JSON.parse` of the
 * same queries. In turn, so that whatever else this machine does is in all three.
 */
export async function searchEngines({ databaseUrl, image, sizes, say }: SearchBench): Promise<SearchBenchResult> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 6 })
  const server = await startMeilisearch(image)
  try {
    const timed: Timed[] = []
    const findings: Finding[] = []
    for (const count of sizes) {
      say(`Search among ${count} vehicles: building both indexes …`)
      const own = createInMemorySearch({ pool })
      const other = createMeilisearchSearch(server.value)
      const built = await build({ own, other, count })
      say(`Search among ${count} vehicles: asking …`)
      const first = await inMs(() => own.search(requestOf({})))
      const direct = (request: SearchRequest) => askDirectly(server.value, request)
      const here: Timed[] = []
      for (const [kind, asked] of Object.entries(questions))
        here.push({ count, kind, ...(await time(asked.map(requestOf), { own, other, direct })) })
      timed.push(...here)
      findings.push(...judge(here, { ...built, firstAnswer: first }))
    }
    return { findings, timed }
  } finally {
    await pool.end()
    await server.stop()
  }
}

/** Milliseconds that each takes to index all vehicles and no longer: making them is not counted. */
async function build({
  own,
  other,
  count,
}: {
  own: Search
  other: Search
  count: number
}): Promise<Record<string, number>> {
  const built = async (search: Search) => {
    const made = { ms: 0 }
    await search.prepare()
    const all = await inMs(() => search.rebuild(() => timedBatches(count, made)))
    return all - made.ms
  }
  return { indexingPostgres: await built(own), indexingMeilisearch: await built(other) }
}

async function* timedBatches(count: number, made: { ms: number }): DocumentBatches {
  const batches = benchDocuments(count, now)
  for (;;) {
    const started = performance.now()
    const { value, done } = await batches.next()
    made.ms += performance.now() - started
    if (done) return
    yield value
  }
}

const requestOf = (query: Parameters<typeof searchQuery.parse>[0]): SearchRequest => ({
  tenantId: benchTenant,
  country: 'AU',
  rules,
  now,
  query: searchQuery.parse(query),
})

interface Ways {
  own: Search
  other: Search
  direct: (request: SearchRequest) => Promise<unknown>
}

async function time(
  asked: readonly SearchRequest[],
  { own, other, direct }: Ways,
): Promise<Omit<Timed, 'count' | 'kind'>> {
  const times = { postgres: [] as number[], meilisearch: [] as number[], adapter: [] as number[] }
  for (let round = 0; round <= rounds; round += 1) {
    for (const request of asked) {
      const ms = {
        postgres: await inMs(() => own.search(request)),
        meilisearch: await inMs(() => direct(request)),
        adapter: await inMs(() => other.search(request)),
      }
      // The first round warms all three.
      if (round > 0) for (const way of ['postgres', 'meilisearch', 'adapter'] as const) times[way].push(ms[way])
    }
  }
  return times
}

async function askDirectly({ url, key }: { url: string; key: string }, request: SearchRequest): Promise<unknown> {
  const response = await fetch(`${url}/multi-search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}`, 'accept-encoding': 'identity' },
    body: JSON.stringify({ queries: searchQueries(indexUid, request) }),
  })
  if (!response.ok) throw new Error(await response.text())
  return response.json()
}

async function inMs(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** The reach of issue 3, at this size. */
const reach = { own: 2, adapter: 1.15, atVehicles: 100_000 }

function judge(timed: readonly Timed[], told: Record<string, number>): Finding[] {
  const p95 = (times: number[]) => percentile(times, 0.95)
  const count = timed[0]?.count ?? 0
  const size = count.toLocaleString('en')
  const atMost = (ratio: number): Finding['target'] => (count === reach.atVehicles ? { ratio, is: 'at most' } : null)
  return [
    ...timed.map(({ kind, postgres, meilisearch }): Finding => ({
      name: `search of ${size}: ${kind}`,
      of: 'p95 of the database’s own search against Meilisearch asked directly, every facet counted; milliseconds',
      target: atMost(reach.own),
      ratio: p95(postgres) / p95(meilisearch),
      details: {
        postgresP50: percentile(postgres, 0.5),
        postgresP95: p95(postgres),
        meilisearchP50: percentile(meilisearch, 0.5),
        meilisearchP95: p95(meilisearch),
      },
    })),
    {
      name: `search of ${size}: our adapter`,
      of: 'p95 of our Meilisearch adapter against Meilisearch asked directly, over all questions; then by kind, and milliseconds of indexing and of the first answer',
      target: atMost(reach.adapter),
      ratio: p95(timed.flatMap(({ adapter }) => adapter)) / p95(timed.flatMap(({ meilisearch }) => meilisearch)),
      details: {
        ...Object.fromEntries(timed.map(({ kind, adapter, meilisearch }) => [kind, p95(adapter) / p95(meilisearch)])),
        ...told,
      },
    },
  ]
}
