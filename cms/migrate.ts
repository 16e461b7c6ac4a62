import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { withAdvisoryLock } from './database/advisory-lock.ts'
import { newestOfPreviousRelease } from './expand-then-contract.ts'
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
 * Migrates the database to this version, one transaction per migration. Concurrent processes migrate one after the other. A database of the
 * next release stays unchanged, since this release can run on it (`expand-then-contract.ts`); a newer one is rejected.
 */
export function migrate(payload: Payload): Promise<MigrationStatus> {
  return withAdvisoryLock(payload.db.pool, { name: 'migrations' }, async () => {
    if (await isOfNextRelease(payload)) return migrationStatus(payload)
    const { pending } = await migrationStatus(payload)
    await apply(payload, pending)
    await noteOldestRelease(payload)
    return migrationStatus(payload)
  })
}

/** Migrates an empty database to the state after the named migrations. */
export function migrateTo(payload: Payload, names: readonly string[]): Promise<MigrationStatus> {
  return withAdvisoryLock(payload.db.pool, { name: 'migrations' }, async () => {
    const { pending } = await migrationStatus(payload)
    await apply(
      payload,
      pending.filter((name) => names.includes(name)),
    )
    return migrationStatus(payload)
  })
}

/**
 * Rolls back the newest migrations, one transaction each. Returns their names, newest first. Data in the dropped tables and columns is
 * lost.
 */
export function migrateDown(payload: Payload, count: number): Promise<string[]> {
  return withAdvisoryLock(payload.db.pool, { name: 'migrations' }, async () => {
    await refuseNewerDatabase(payload)
    const names = await newestApplied(payload, count)
    for (const name of names) {
      const step = findStep(name)
      await inOneTransaction(payload, async (args) => {
        await step.down(args)
        const { rows } = await args.db.execute(sql`select to_regclass('payload_migrations') as name`)
        // The down migration of the first one drops the table of migrations too.
        if (rows[0]?.['name']) await args.db.execute(sql`delete from payload_migrations where name = ${name}`)
      })
    }
    return names
  })
}

/** Names of the migrations that `migrateDown` would roll back, newest first. */
export async function newestApplied(payload: Payload, count: number): Promise<string[]> {
  const { applied } = await migrationStatus(payload)
  return applied.toReversed().slice(0, count)
}

/** Applied migrations that this release does not know. */
async function unknownIn(payload: Payload): Promise<string[]> {
  const known = new Set(migrations.map(({ name }) => name))
  return [...(await namesIn(payload))].filter((name) => !known.has(name) && name !== 'dev')
}

async function refuseNewerDatabase(payload: Payload): Promise<void> {
  const unknown = await unknownIn(payload)
  if (unknown.length > 0) throw newerDatabase(unknown)
}

const newerDatabase = (unknown: readonly string[]) =>
  new Error(
    `This database was written by another version: it has the migrations ${unknown.join(', ')}, which this version does not know. Use that version, or another database.`,
  )

async function isOfNextRelease(payload: Payload): Promise<boolean> {
  const unknown = await unknownIn(payload)
  if (unknown.length === 0) return false
  const { rows } = await payload.db.pool.query<{ note: string | null }>(
    `select obj_description('payload_migrations'::regclass, 'pg_class') as note`,
  )
  const note = rows[0]?.note ?? ''
  const newest = note.startsWith(oldestReleaseNote) ? note.slice(oldestReleaseNote.length) : null
  if (!migrations.some(({ name }) => name === newest)) throw newerDatabase(unknown)
  payload.logger.warn({ unknown }, 'database is at the next release; this release supports it')
  return true
}

const oldestReleaseNote = 'Serves releases that know the migration '

/** Records which releases can run on this database: this one and the previous one. */
async function noteOldestRelease(payload: Payload): Promise<void> {
  const note = `${oldestReleaseNote}${newestOfPreviousRelease}`
  const { rows } = await payload.db.pool.query<{ isThere: boolean }>(
    `select obj_description('payload_migrations'::regclass, 'pg_class') is not distinct from $1 as "isThere"`,
    [note],
  )
  if (rows[0]?.isThere !== true) await payload.db.pool.query(`comment on table payload_migrations is '${note}'`)
}

async function apply(payload: Payload, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  const batch = await nextBatch(payload)
  for (const name of names) {
    const step = findStep(name)
    await inOneTransaction(payload, async (args) => {
      await step.up(args)
      await args.db.execute(
        sql`insert into payload_migrations (name, batch, created_at, updated_at) values (${name}, ${batch}, now(), now())`,
      )
    })
    payload.logger.info({ migration: name }, 'migrated')
  }
}

function findStep(name: string) {
  const step = migrations.find((each) => each.name === name)
  if (!step) throw new Error(`There is no migration ${name}.`)
  return step
}

type StepArgs = MigrateUpArgs & MigrateDownArgs

/** Payload's own runner ignores a failed COMMIT and exits the process on a failing migration. */
async function inOneTransaction(payload: Payload, work: (args: StepArgs) => Promise<void>): Promise<void> {
  const req = await createLocalReq({}, payload)
  await payload.db.drizzle.transaction(async (db) => work({ db, payload, req }))
}

async function nextBatch(payload: Payload): Promise<number> {
  if (!(await hasMigrationsTable(payload))) return 1
  const { rows } = await payload.db.pool.query<{ batch: number }>(
    'select coalesce(max(batch), 0)::int + 1 as batch from payload_migrations',
  )
  return rows[0]?.batch ?? 1
}

async function hasMigrationsTable(payload: Payload): Promise<boolean> {
  const { rows } = await payload.db.pool.query(`select to_regclass('payload_migrations') as name`)
  return Boolean(rows[0]?.name)
}

async function namesIn(payload: Payload): Promise<Set<string>> {
  if (!(await hasMigrationsTable(payload))) return new Set()
  const { rows } = await payload.db.pool.query<{ name: string | null }>('select name from payload_migrations')
  return new Set(rows.flatMap(({ name }) => (name ? [name] : [])))
}
