import { execFile } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Client } from 'pg'
import { z } from 'zod'
import { commandFlags } from '#platform/cli/command-flags.ts'
import { copyText } from '#platform/base/database/copy-rows.ts'
import type { Forecourt } from '#tests/support/forecourt.ts'

export interface ImportRound {
  databaseUrl: string
  client: Client
  dataDir: string
  file: string
  rows: number
  /** A site without stock. */
  tenant: { id: number; slug: string }
  /** With the worker that fills the search index. */
  forecourt: Forecourt
}

/** Seconds of one round, and the importing process's peak of memory. */
export interface ImportTimes {
  copied: number
  /** Until every row is validated and stored. */
  stored: number
  /** Until the last of them is found by a search too. */
  searchable: number
  peakMb: number
}

const done = z.object({ created: z.int(), began: z.number(), ended: z.number(), peakMb: z.number() })

/** The same file by a bare COPY into text columns and one CREATE INDEX, then by us, in a process of its own. */
export async function measureImport(round: ImportRound): Promise<ImportTimes> {
  const { databaseUrl, client, dataDir, file, rows, tenant } = round
  const copied = await copyBare(client, file)
  const asked = JSON.stringify({ databaseUrl, dataDir, file, tenant })
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...commandFlags,
    'tests/bench/import/import-once.ts',
    asked,
  ])
  const { created, began, ended, peakMb } = done.parse(JSON.parse(stdout))
  if (created !== rows) throw new Error(`${created} of ${rows} vehicles were created.`)
  await untilSearchable(round)
  return { copied, stored: (ended - began) / 1_000, searchable: (Date.now() - began) / 1_000, peakMb }
}

async function copyBare(client: Client, file: string): Promise<number> {
  const columns = (await headingOf(file)).map((name) => `"${name.replaceAll('"', '')}" text`)
  await client.query(`drop table if exists bench_copy; create table bench_copy (${columns.join(', ')})`)
  const began = performance.now()
  await copyText(client, {
    statement: 'copy bench_copy from stdin (format csv, header)',
    pieces: createReadStream(file, { highWaterMark: 1_048_576 }),
  })
  await client.query('create unique index on bench_copy (stocknum)')
  const seconds = (performance.now() - began) / 1_000
  await client.query('drop table bench_copy')
  return seconds
}

async function headingOf(path: string): Promise<string[]> {
  const file = await open(path)
  const { buffer } = await file.read({ length: 16_384 }).finally(() => file.close())
  return (buffer.toString().split(/\r?\n/)[0] ?? '').split(',')
}

const listed = z.object({ count: z.int() })

/** Everything announced has been indexed, and the last vehicle of the file is found by its number. */
async function untilSearchable({ client, tenant, forecourt }: ImportRound): Promise<void> {
  const { rows } = await client.query<{ stocknum: string }>(
    `select stocknum from vehicles where tenant_id = $1 and status = 'in_stock' order by id desc limit 1`,
    [tenant.id],
  )
  const path = `/api/search?query=${encodeURIComponent(rows[0]?.stocknum ?? '')}`
  for (;;) {
    const { rows: left } = await client.query(
      'select from outbox where tenant_id = $1 and processed_at is null limit 1',
      [tenant.id],
    )
    if (left.length === 0) {
      const { status, text } = await forecourt.ask(path, { host: `${tenant.slug}.localhost` })
      if (status !== 200) throw new Error(`The search answered with ${status}: ${text.slice(0, 500)}`)
      if (listed.parse(JSON.parse(text)).count > 0) return
    }
    await wait(20)
  }
}
