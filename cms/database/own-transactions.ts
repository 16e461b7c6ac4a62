import { randomUUID } from 'node:crypto'
import type { postgresAdapter } from '@payloadcms/db-postgres'
import { drizzle, type NodePgClient } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { commitOn, rollBackOn } from './client-transaction.ts'
import { CommitFailed } from './commit-failed.ts'
import { beginEffects, type Effect, endEffects } from './transaction-effects.ts'

type Adapter = ReturnType<typeof postgresAdapter>
type Database = ReturnType<Adapter['init']>
/** The client type of the adapter's own version of pg. */
type PoolClient = NonNullable<Parameters<Parameters<Database['pool']['connect']>[0]>[1]>
type Begin = Parameters<Database['drizzle']['transaction']>[1]

/**
 * Payload's adapter with its own transactions replaced. Its `commitTransaction` swallows the error of a COMMIT, so that a save that was not
 * stored returns a success (3.90.2, `@payloadcms/drizzle/src/transactions`). Here an unconfirmed COMMIT throws `CommitFailed`.
 */
export const withOwnTransactions = (adapter: Adapter): Adapter => ({
  ...adapter,
  init: (args) => {
    const database = adapter.init(args)
    return Object.assign(database, {
      beginTransaction: (options?: Begin) => begin(database, options),
      commitTransaction: async (id: Id) => (await takeSession(database, id))?.resolve(),
      rollbackTransaction: async (id: Id) => (await takeSession(database, id))?.reject(),
    })
  },
})

type Id = number | string | Promise<number | string>

async function begin(database: Database, options: Begin): Promise<string> {
  await database.initializing
  const client = await database.pool.connect()
  const failure = await beginOn(client, options).catch((error: unknown) => error)
  if (failure !== undefined) {
    client.release(true)
    throw new Error('The database did not begin a transaction.', { cause: failure })
  }
  const id = randomUUID()
  const db = databaseOn(client, database)
  beginEffects(db)
  const session = {
    db,
    resolve: () => commit(client, database),
    reject: () => rollBack(client, database),
  }
  // Payload looks up the connection of a request here by its transaction id.
  Object.assign(database.sessions, { [id]: session })
  return id
}

async function beginOn(client: PoolClient, options: Begin): Promise<void> {
  const modes = [
    options?.isolationLevel && `isolation level ${options.isolationLevel}`,
    options?.accessMode,
    options?.deferrable === true && 'deferrable',
  ]
  await client.query(['begin', ...modes.filter(Boolean)].join(' '))
}

/** A session is removed before it ends, so that no other operation can use it meanwhile. */
async function takeSession(database: Database, id: Id) {
  const key = String(await id)
  const session = database.sessions[key]
  delete database.sessions[key]
  return session
}

async function commit(client: PoolClient, database: Database): Promise<void> {
  const effects = endEffects(databaseOn(client, database))
  try {
    await commitOn(client)
    client.release()
    for (const { committed } of effects) committed?.()
  } catch (error) {
    client.release(await rollBackOn(client))
    if (error instanceof CommitFailed && error.isRolledBack) await runRolledBack(effects)
    database.payload.logger.error({ err: error, msg: 'commit failed' })
    throw error
  }
}

async function rollBack(client: PoolClient, database: Database): Promise<void> {
  const effects = endEffects(databaseOn(client, database))
  client.release(await rollBackOn(client))
  // PostgreSQL rolls back the transaction of a lost connection.
  await runRolledBack(effects)
}

const runRolledBack = async (effects: Effect[]) =>
  Promise.allSettled(effects.map(async ({ rolledBack }) => rolledBack?.()))

/** Drizzle reads the whole schema for each database object, so one is cached per connection. */
const databases = new WeakMap<PoolClient, ReturnType<typeof makeDatabase>>()

function databaseOn(client: PoolClient, database: Database) {
  const known = databases.get(client)
  if (known) return known
  const made = makeDatabase(client, database)
  databases.set(client, made)
  return made
}

// The adapter bundles its own version of pg, whose type lacks properties that Drizzle does not use.
const makeDatabase = (client: PoolClient, { schema, logger }: Database) =>
  drizzle({ client: client as NodePgClient, schema, logger: logger ?? false })
