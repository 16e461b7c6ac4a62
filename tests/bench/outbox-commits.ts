import { Pool } from 'pg'
import { pino } from 'pino'
import { notifyListeners, outboxChannel } from '#cms/outbox/notify-listeners.ts'
import { inPoolTransaction } from '#platform/base/database/transaction.ts'
import { listenOutbox } from '#platform/events/listen-outbox.ts'
import { type Finding, median } from './finding.ts'

/** Transactions under way at a time, and milliseconds of each slice. */
const connections = 32
const slice = 1_500
const rounds = 5
/** The reach of issue 12, point 11. */
const reach = 0.9

const ways = ['plain', 'ours', 'inside'] as const
type CommitVariant = (typeof ways)[number]

/**
 * Transactions a second that write a row and an event, while a listener follows the outbox: told of after the commit, as we do; told of inside of the
 * transaction; and without telling anybody, in a table like the outbox that nobody reads.
 */
export async function outboxCommits(databaseUrl: string): Promise<Finding> {
  const pool = new Pool({ connectionString: databaseUrl, max: connections + 4 })
  const log = pino({ level: 'silent' })
  const listener = listenOutbox({
    connectionString: databaseUrl,
    pool,
    log,
    onEvents: () => undefined,
    onIndexed: () => undefined,
    onCutOff: () => undefined,
    onReconnected: () => undefined,
  })
  try {
    await pool.query('create table bench_rows (id bigserial primary key, body text not null)')
    await pool.query('create table bench_outbox (like outbox including all)')
    const rates: Record<CommitVariant, number[]> = { plain: [], ours: [], inside: [] }
    await rateOf(pool, 'plain')
    for (let round = 0; round < rounds; round += 1) for (const way of ways) rates[way].push(await rateOf(pool, way))
    const ratio = (way: CommitVariant) => median(rates[way].map((rate, round) => rate / (rates.plain[round] ?? NaN)))
    return {
      name: 'commits with an event',
      of: 'transactions a second that write a row and an event, against the same ones that tell nobody',
      target: { ratio: reach, is: 'at least' },
      ratio: ratio('ours'),
      details: {
        perSecond: median(rates.ours),
        plainPerSecond: median(rates.plain),
        notifyInsidePerSecond: median(rates.inside),
        notifyInsideRatio: ratio('inside'),
      },
    }
  } finally {
    await listener.stop()
    await pool.query('drop table if exists bench_rows, bench_outbox; delete from outbox')
    await pool.end()
  }
}

async function rateOf(pool: Pool, way: CommitVariant): Promise<number> {
  const began = performance.now()
  const ends = began + slice
  let done = 0
  const worker = async () => {
    while (performance.now() < ends) {
      await write(pool, way)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return done / ((performance.now() - began) / 1_000)
}

async function write(pool: Pool, way: CommitVariant): Promise<void> {
  const table = way === 'plain' ? 'bench_outbox' : 'outbox'
  await inPoolTransaction(pool, async (client) => {
    await client.query(`insert into bench_rows (body) values ('An enquiry about a vehicle.')`)
    await client.query(`insert into ${table} (tenant_id, type, payload) values (1, 'vehicle.changed', '{"ids":[1]}')`)
    if (way === 'inside') await client.query('select pg_notify($1, $2)', [outboxChannel, String(performance.now())])
  })
  if (way === 'ours') notifyListeners(pool)
}
