import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { requireOrigin } from './archive-origin.ts'
import { archiveName, readArchiveTime } from './archive-name.ts'
import { BackupProblem } from './backup-problem.ts'
import { createBackup } from './create-backup.ts'
import { readArchive } from './read-archive.ts'
import { findLastRun, findLastSuccess, noteRun } from './run-log-store.ts'

export interface BackupSchedule {
  /** Folder of the archives. */
  folder: string
  everyHours: number
  /** Number of archives to keep. */
  keep: number
}

interface ScheduledParts {
  schedule: BackupSchedule
  pool: Pool
  databaseUrl: string
  dataDir: string
  secret: string
  now: () => Date
  /** Cancels the backup and removes its partial files; the promise then rejects. */
  signal?: AbortSignal | undefined
}

export type ScheduledOutcome =
  | { kind: 'not-due' }
  | { kind: 'made'; path: string; bytes: number; removed: string[] }
  | { kind: 'failed'; reason: string }

const hour = 3_600_000

/**
 * Creates a backup if one is due and verifies it, and only then removes archives beyond the number to keep. A failure is logged and retried
 * an hour later.
 */
export async function runScheduledBackup(parts: ScheduledParts): Promise<ScheduledOutcome> {
  const { schedule, pool, now } = parts
  if (!(await isDue(pool, schedule, now()))) return { kind: 'not-due' }
  const path = join(schedule.folder, archiveName(now()))
  try {
    await removeUnfinished(schedule.folder)
    const { bytes } = await createBackup({
      ...parts,
      path,
      except: [schedule.folder],
      now: now(),
      report: () => undefined,
    })
    await verify(path, parts)
    await noteRun(pool, { endedAt: now(), archive: path, bytes, failure: null })
    return { kind: 'made', path, bytes, removed: await removeOldest(schedule) }
  } catch (error) {
    // A manual backup is running. The next check sees its result.
    if (error instanceof BackupProblem && error.code === 'already-running') return { kind: 'not-due' }
    parts.signal?.throwIfAborted()
    const reason = error instanceof Error ? error.message : String(error)
    await noteRun(pool, { endedAt: now(), archive: null, bytes: null, failure: reason })
    return { kind: 'failed', reason }
  }
}

/** An unreadable or unverified archive does not count. */
async function verify(path: string, { secret, signal }: ScheduledParts): Promise<void> {
  const stopInTime = async () => signal?.throwIfAborted()
  try {
    const archive = await readArchive(path, {
      tablePiece: stopInTime,
      file: async (_, body) => {
        for await (const _chunk of body) await stopInTime()
      },
    })
    requireOrigin(archive, { secret })
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

async function isDue(pool: Pool, { everyHours }: BackupSchedule, now: Date): Promise<boolean> {
  const isPast = (date: Date | null | undefined, hours: number) =>
    !date || now.getTime() - date.getTime() >= hours * hour
  if (!isPast(await findLastSuccess(pool), everyHours)) return false
  return isPast((await findLastRun(pool))?.endedAt, Math.min(1, everyHours))
}

/** Deletes the oldest archives of this schedule, by name; other files in the folder stay. */
async function removeOldest({ folder, keep }: BackupSchedule): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => readArchiveTime(name) !== null)
  const old = names.toSorted().toReversed().slice(keep)
  for (const name of old) await rm(join(folder, name), { force: true })
  return old
}

/** Removes leftovers of a killed backup. A running backup never takes longer than a day. */
async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names)
    if (name.endsWith('.part') && readArchiveTime(name.slice(0, -'.part'.length)) !== null)
      await rm(join(folder, name), { force: true })
}
