import type { PoolClient } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { GuardedPool } from '#cms/database/guarded-pool.ts'
import { type BreakableLink, linkDatabase } from '#tests/support/breakable-link.ts'
import { emptyDatabase, type TestDatabase } from '#tests/support/test-database.ts'

let database: TestDatabase
let link: BreakableLink
let pool: GuardedPool
beforeAll(async () => {
  database = await emptyDatabase()
  const linked = await linkDatabase(database.url)
  link = linked.link
  pool = new GuardedPool({ connectionString: linked.url, max: 1, connectionTimeoutMillis: 2_000 })
  pool.on('error', () => undefined)
})
afterEach(() => link.fix())
afterAll(async () => {
  await pool.end()
  await link.stop()
  await database.stop()
})

/** Loses a connection that is in use. `hold`: what its holder does meanwhile. */
async function loseConnection(
  hold: (client: PoolClient, lost: Promise<true>) => Promise<void> = async () => undefined,
): Promise<PoolClient> {
  const client = await pool.connect()
  const lost = new Promise<true>((resolve) => client.once('end', () => resolve(true)))
  const held = hold(client, lost)
  link.cut()
  await lost
  link.fix()
  await held
  return client
}

const ask = async () => (await pool.query('select 1 as answer')).rows

test('a connection that is lost while in use gives its place to another, even if nobody releases it', async () => {
  await loseConnection()
  expect(await ask()).toEqual([{ answer: 1 }])
})

test('a holder that releases a lost connection does no harm', async () => {
  const client = await loseConnection()
  client.release()
  // As `client.release(await rollBack(client))` does: the function is read before the loss.
  await loseConnection(async (held, lost) => held.release(await lost))
  expect(await ask()).toEqual([{ answer: 1 }])
  expect(pool.totalCount).toBe(1)
})

test('a query on a connection that is lost rejects, and the next one is answered', async () => {
  const asked = pool.query('select pg_sleep(60)').catch((error: Error) => error.message)
  await expect.poll(() => pool.idleCount === 0 && pool.waitingCount === 0 && pool.totalCount === 1).toBe(true)
  link.cut()
  expect(await asked).toMatch(/ECONNRESET|terminated/)
  link.fix()
  expect(await ask()).toEqual([{ answer: 1 }])
})
