import { Pool } from 'pg'
import { z } from 'zod'
import { importStock } from '#platform/stock/import-stock.ts'
import { readPeakMemory } from '#tests/support/peak-memory.ts'

const asked = z
  .object({
    databaseUrl: z.string(),
    tenant: z.object({ id: z.int(), slug: z.string() }),
    file: z.string(),
    dataDir: z.string(),
  })
  .parse(JSON.parse(process.argv[2] ?? ''))

const pool = new Pool({ connectionString: asked.databaseUrl })
const began = Date.now()
const { counts } = await importStock({
  ...asked,
  pool,
  format: 'forecourt',
  whenMissing: 'withdrawn',
  now: () => new Date(),
})
process.stdout.write(JSON.stringify({ created: counts.created, began, ended: Date.now(), peakMb: readPeakMemory() }))
await pool.end()
