import pg from 'pg'
import { createMeilisearchSearch } from '#platform/search/meilisearch/meilisearch-search.ts'
import { searchQueries } from '#platform/search/meilisearch/search-queries.ts'
import { createInMemorySearch } from '#platform/search/in-memory/in-memory-search.ts'
import type { DocumentBatches, Search, SearchRequest } from '#platform/search/search-port.ts'
import { siteConfig } from '#schemas/tenant/site-config.ts'
import { readListingRules } from '#schemas/vehicle/listing-rules.ts'
import { searchQuery } from '#schemas/vehicle/search-query.ts'
import { startMeilisearch } from '#tests/int/search/engines.ts'
import type { Finding } from '../finding.ts'
import { createOramaSearch, type OramaSearch } from './orama-search.ts'
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
export interface SearchLatencies {
  count: number
  kind: string
  postgres: number[]
  meilisearch: number[]
  adapter: number[]
  orama: number[]
}

export interface SearchBenchResult {
  findings: Finding[]
  timed: SearchLatencies[]
}

const indexUid = 'forecourt_vehicles'
const rounds = 4
const now = new Date()
const rules = readListingRules(siteConfig.parse({}))

/**
 * The same questions to the database's own search, to our Meilisearch adapter, to Meilisearch directly, which is `fetch` and `JSON.parse` of the
 * same queries, and to `@orama/orama`, the library that could replace our own index. In turn, so that whatever else this machine does is in all four.
 */
export async function searchEngines({ databaseUrl, image, sizes, say }: SearchBench): Promise<SearchBenchResult> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 6 })
  const server = await startMeilisearch(image)
  try {
    const timed: SearchLatencies[] = []
    const findings: Finding[] = []
    for (const count of sizes) {
      say(`Search among ${count} vehicles: building the indexes …`)
      const own = createInMemorySearch({ pool })
      const other = createMeilisearchSearch(server.value)
      const orama = createOramaSearch()
      const built = await build({ own, other, orama, count })
      say(`Search among ${count} vehicles: asking …`)
      const first = await inMs(() => own.search(requestOf({})))
      const direct = (request: SearchRequest) => askDirectly(server.value, request)
      const here: SearchLatencies[] = []
      for (const [kind, asked] of Object.entries(questions))
        here.push({ count, kind, ...(await time(asked.map(requestOf), { own, other, direct, orama })) })
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
  orama,
  count,
}: {
  own: Search
  other: Search
  orama: OramaSearch
  count: number
}): Promise<Record<string, number>> {
  const built = async (search: Search) => {
    const made = { ms: 0 }
    await search.prepare()
    const all = await inMs(() => search.rebuild(() => timedBatches(count, made)))
    return all - made.ms
  }
  const indexingPostgres = await built(own)
  const indexingMeilisearch = await built(other)
  let indexingOrama = 0
  for await (const batch of benchDocuments(count, now)) indexingOrama += await inMs(() => orama.add(batch))
  return { indexingPostgres, indexingMeilisearch, indexingOrama }
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

interface SearchVariants {
  own: Search
  other: Search
  direct: (request: SearchRequest) => Promise<unknown>
  orama: OramaSearch
}

async function time(
  asked: readonly SearchRequest[],
  { own, other, direct, orama }: SearchVariants,
): Promise<Omit<SearchLatencies, 'count' | 'kind'>> {
  const times: Omit<SearchLatencies, 'count' | 'kind'> = { postgres: [], meilisearch: [], adapter: [], orama: [] }
  for (let round = 0; round <= rounds; round += 1) {
    for (const [at, request] of asked.entries()) {
      const ms = {
        postgres: await inMs(() => own.search(request)),
        meilisearch: await inMs(() => direct(request)),
        adapter: await inMs(() => other.search(request)),
      }
      // The first round warms all of them.
      if (round === 0) continue
      for (const way of ['postgres', 'meilisearch', 'adapter'] as const) times[way].push(ms[way])
      // A tenth of the others' questions: it takes as long as a hundred of theirs.
      if (at % 10 === round) times.orama.push(await inMs(() => orama.ask(request)))
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

function judge(timed: readonly SearchLatencies[], told: Record<string, number>): Finding[] {
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
    ...timed.map(({ kind, orama, meilisearch }): Finding => ({
      name: `search of ${size} by Orama: ${kind}`,
      of: 'p95 of the library @orama/orama against Meilisearch asked directly, every facet counted; milliseconds',
      target: null,
      ratio: p95(orama) / p95(meilisearch),
      details: { oramaP50: percentile(orama, 0.5), oramaP95: p95(orama), meilisearchP95: p95(meilisearch) },
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
