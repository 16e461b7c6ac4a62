import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Forecourt } from '#tests/support/forecourt.ts'
import { type Finding, median } from '../finding.ts'
import { type ImportTimes, measureImport } from './measure-import.ts'
import { writeFeed } from './write-feed.ts'

interface ImportBench {
  databaseUrl: string
  dataDir: string
  /** Vehicles of each feed, fewest first. */
  sizes: readonly number[]
  newTenant: () => Promise<{ id: number; slug: string }>
  forecourt: Forecourt
  say: (line: string) => void
}

export interface ImportedStock {
  findings: Finding[]
  /** Rows a second that are stored and searchable, and that a bare COPY takes, by size. */
  rates: { rows: number; imported: number; copied: number }[]
}

/** The reach of issue 3: so many times a bare COPY and CREATE INDEX, in so many megabytes. */
const reach = { times: 6, mb: 400, atRows: 100_000 }

/** What an import of each size takes, against a bare COPY of the same file. */
export async function importedStock({ sizes, dataDir, newTenant, say, ...where }: ImportBench): Promise<ImportedStock> {
  const client = new Client({ connectionString: where.databaseUrl })
  await client.connect()
  const findings: Finding[] = []
  const rates: ImportedStock['rates'] = []
  try {
    for (const rows of sizes) {
      const file = join(dataDir, `feed-${rows}.csv`)
      await writeFeed(file, rows)
      const rounds: ImportTimes[] = []
      for (let round = 0; round < (rows > reach.atRows ? 1 : 3); round += 1) {
        say(`Import of ${rows}, round ${round + 1} …`)
        rounds.push(await measureImport({ ...where, client, dataDir, file, rows, tenant: await newTenant() }))
      }
      await rm(file)
      findings.push(...findingsOf(rows, rounds))
      rates.push({
        rows,
        imported: rows / median(rounds.map(({ searchable }) => searchable)),
        copied: rows / median(rounds.map(({ copied }) => copied)),
      })
    }
    return { findings, rates }
  } finally {
    await client.end()
  }
}

function findingsOf(rows: number, rounds: readonly ImportTimes[]): Finding[] {
  const isJudged = rows >= reach.atRows
  const of = (pick: (times: ImportTimes) => number) => median(rounds.map(pick))
  const size = rows.toLocaleString('en')
  return [
    {
      name: `import of ${size}`,
      of: `times as long as a bare COPY of the same file and CREATE INDEX: ${size} rows validated, stored, indexed and searchable`,
      target: rows === reach.atRows ? { ratio: reach.times, is: 'at most' } : null,
      ratio: of(({ searchable, copied }) => searchable / copied),
      details: {
        timesUntilStored: of(({ stored, copied }) => stored / copied),
        rowsPerSecond: rows / of(({ searchable }) => searchable),
        copiedRowsPerSecond: rows / of(({ copied }) => copied),
      },
    },
    {
      name: `import of ${size}: memory`,
      of: 'megabytes, the most that the importing process had at once',
      target: isJudged ? { ratio: reach.mb, is: 'at most' } : null,
      ratio: Math.max(...rounds.map(({ peakMb }) => peakMb)),
      details: { rows },
    },
  ]
}
