import { open } from 'node:fs/promises'
import pg from 'pg'
import { importStock } from '#platform/stock/import-stock.ts'
import { copyIn } from './copy-in.ts'
import { type Finding, median } from './finding.ts'

interface ImportBench {
  databaseUrl: string
  dataDir: string
  file: string
  rows: number
  /** Sites without stock: one a round. */
  tenants: readonly { id: number; slug: string }[]
}

/** Rows a second that become vehicles, against rows a second that become text. */
export async function importedStock({ databaseUrl, dataDir, file, rows, tenants }: ImportBench): Promise<Finding> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const copied: number[] = []
    const imported: number[] = []
    await createTable(client, file)
    for (const tenant of tenants) {
      await client.query('truncate bench_copy')
      copied.push(rows / (await seconds(() => copyIn(client, 'copy bench_copy from stdin (format csv, header)', file))))
      imported.push(
        rows /
          (await seconds(async () => {
            const { counts } = await importStock({
              pool,
              tenant,
              file,
              format: 'forecourt',
              whenMissing: 'withdrawn',
              dataDir,
              now: () => new Date(),
            })
            if (counts.created !== rows) throw new Error(`${counts.created} of ${rows} vehicles were created.`)
          })),
      )
    }
    return {
      name: 'import',
      of: `rows a second: ${rows} vehicles imported, against a bare COPY of the same file into text columns`,
      target: null,
      ratio: median(imported.map((rate, round) => rate / (copied[round] ?? NaN))),
      details: { importedRowsPerSecond: median(imported), copiedRowsPerSecond: median(copied) },
    }
  } finally {
    await client.end()
    await pool.end()
  }
}

async function createTable(client: pg.Client, path: string): Promise<void> {
  const file = await open(path)
  const [heading = ''] = (await file.read({ length: 16_384 })).buffer.toString().split(/\r?\n/)
  await file.close()
  const columns = heading.split(',').map((name) => `"${name.replaceAll('"', '')}" text`)
  await client.query(`create table bench_copy (${columns.join(', ')})`)
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1_000
}
