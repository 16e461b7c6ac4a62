import type { Pool } from 'pg'

/**
 * Log of scheduled backups, for the admin. It belongs to this installation, outside the CMS's migrations and archives. New columns are
 * added as in `stock/feed-ledger.ts`.
 */
const table = `
  create schema if not exists backups;
  create table if not exists backups.runs (
    id bigserial primary key,
    ended_at timestamptz not null,
    archive text,
    bytes bigint,
    failure text
  );`

export interface BackupRun {
  endedAt: Date
  archive: string | null
  bytes: number | null
  /** Error if the backup failed; null if it succeeded. */
  failure: string | null
}

const keptRuns = 200

export async function noteRun(pool: Pool, { endedAt, archive, bytes, failure }: BackupRun): Promise<void> {
  if (!(await hasRuns(pool))) await pool.query(table)
  await pool.query('insert into backups.runs (ended_at, archive, bytes, failure) values ($1, $2, $3, $4)', [
    endedAt,
    archive,
    bytes,
    failure,
  ])
  await pool.query('delete from backups.runs where id <= (select max(id) from backups.runs) - $1', [keptRuns])
}

/** Time of the last successful backup; null if none succeeded. */
export async function findLastSuccess(pool: Pick<Pool, 'query'>): Promise<Date | null> {
  if (!(await hasRuns(pool))) return null
  const { rows } = await pool.query<{ at: Date | null }>(
    'select max(ended_at) as at from backups.runs where failure is null',
  )
  return rows[0]?.at ?? null
}

/** Time of the last attempt, successful or not. */
export async function findLastRun(pool: Pick<Pool, 'query'>): Promise<BackupRun | null> {
  if (!(await hasRuns(pool))) return null
  const { rows } = await pool.query<BackupRun>(
    `select ended_at as "endedAt", archive, bytes::float8 as bytes, failure from backups.runs order by id desc limit 1`,
  )
  return rows[0] ?? null
}

async function hasRuns(pool: Pick<Pool, 'query'>): Promise<boolean> {
  const { rows } = await pool.query<{ name: string | null }>(`select to_regclass('backups.runs')::text as name`)
  return Boolean(rows[0]?.name)
}
