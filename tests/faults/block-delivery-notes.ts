import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'

/** Holds the rows of all deliveries, so that what came of an attempt cannot be written down. */
export interface BlockedNotes {
  /** Resolves once so many attempts wait to be written down. */
  waitForAttempts: (count: number) => Promise<void>
  /** Ends those attempts' connections, as when their process died, and lets the rows go. */
  discard: () => Promise<void>
}

export async function blockDeliveryNotes(databaseUrl: string): Promise<BlockedNotes> {
  const client = new Client(databaseUrl)
  await client.connect()
  await client.query('begin')
  await client.query('select from lead_deliveries for update')
  const waiting = `select pid from pg_stat_activity where $1 = any(pg_blocking_pids(pid)::text[])`
  const { rows } = await client.query<{ own: string }>('select pg_backend_pid()::text as own')
  const own = rows[0]?.own
  return {
    waitForAttempts: async (count) => {
      for (const ends = Date.now() + 60_000; Date.now() < ends; await wait(20))
        if (((await client.query(waiting, [own])).rowCount ?? 0) >= count) return
      throw new Error('No attempt came to be written down.')
    },
    discard: async () => {
      await client.query(`select pg_terminate_backend(pid) from (${waiting}) as blocked`, [own])
      for (let left = 1; left > 0; left = (await client.query(waiting, [own])).rowCount ?? 0) await wait(20)
      await client.query('rollback')
      await client.end()
    },
  }
}
