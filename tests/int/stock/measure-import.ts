import { Pool } from 'pg'
import { z } from 'zod'
import { feedMapping } from '#schemas/stock/feed-mapping.ts'
import { importStock } from '#platform/stock/import-stock.ts'
import { readPeakMemory } from '#tests/support/peak-memory.ts'
import { previewFeed } from '#platform/stock/preview-feed.ts'
import { StockImportProblem } from '#platform/stock/stock-import-problem.ts'

const asked = z
  .object({
    databaseUrl: z.string(),
    tenant: z.object({ id: z.int(), slug: z.string() }),
    file: z.string(),
    folder: z.string(),
    mapping: feedMapping.nullable(),
    isPreview: z.boolean(),
  })
  .parse(JSON.parse(process.argv[2] ?? ''))

const pool = new Pool({ connectionString: asked.databaseUrl })
const told = await work().catch((error: unknown) => {
  if (error instanceof StockImportProblem) return { problem: error.message }
  throw error
})
process.stdout.write(JSON.stringify({ ...told, peakMb: readPeakMemory() }))
await pool.end()

async function work() {
  const { tenant, file, mapping, folder, isPreview } = asked
  if (isPreview) {
    const { problem, changes } = await previewFeed({ pool, tenant, feedId: null, file, mapping, now: new Date() })
    return { counts: changes, failure: problem }
  }
  const { counts, failure, missing } = await importStock({
    pool,
    tenant,
    file,
    format: mapping ?? 'forecourt',
    whenMissing: 'withdrawn',
    dataDir: folder,
    now: () => new Date(),
  })
  return { counts, failure, missing }
}
