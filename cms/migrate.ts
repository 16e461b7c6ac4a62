import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import type { Migration, Payload } from 'payload'
import { migrations } from './migrations/index.ts'

export interface MigrationStatus {
  applied: string[]
  pending: string[]
}

/** Names of the committed migrations that this database has, and of those that it lacks. */
export async function migrationStatus(payload: Payload): Promise<MigrationStatus> {
  const ran = await namesIn(payload)
  const names = migrations.map(({ name }) => name)
  return { applied: names.filter((name) => ran.has(name)), pending: names.filter((name) => !ran.has(name)) }
}

/**
 * Brings the database to this version, one transaction a migration. Two processes that start together do it one after the other. A database
 * of a newer version is refused: going on would write what its version does not expect.
 */
export async function migrate(payload: Payload): Promise<MigrationStatus> {
  const client = await payload.db.pool.connect()
  try {
    await client.query(`select pg_advisory_lock(${lockKey})`)
    const known = new Set(migrations.map(({ name }) => name))
    const unknown = [...(await namesIn(payload))].filter((name) => !known.has(name) && name !== 'dev')
    if (unknown.length > 0) {
      throw new Error(
        `This database was written by another version: it has the migrations ${unknown.join(', ')}, which this version does not know. Use that version, or another database.`,
      )
    }
    const { pending } = await migrationStatus(payload)
    if (pending.length > 0) await payload.db.migrate({ migrations: forPayload })
    return await migrationStatus(payload)
  } finally {
    await client.query(`select pg_advisory_unlock(${lockKey})`).catch(() => undefined)
    client.release()
  }
}

/** Payload types a step's argument as unknown, since it does not know which database it will be. */
const forPayload: Migration[] = migrations.map(({ name, up, down }) => ({
  name,
  up: (args: unknown) => up(args as MigrateUpArgs),
  down: (args: unknown) => down(args as MigrateDownArgs),
}))

const lockKey = 4_072_119_640

async function namesIn(payload: Payload): Promise<Set<string>> {
  const exists = await payload.db.pool.query(`select to_regclass('payload_migrations') as name`)
  if (!exists.rows[0]?.name) return new Set()
  const { rows } = await payload.db.pool.query<{ name: string | null }>('select name from payload_migrations')
  return new Set(rows.flatMap(({ name }) => (name ? [name] : [])))
}
