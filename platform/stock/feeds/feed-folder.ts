import { copyFile, lstat, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, matchesGlob } from 'node:path'

/**
 * Folders of a feed's files on the server. Files are delivered to `feeds/<tenant>/`; a file being read is moved to `.work/<feed>/`, away
 * from other feeds and new deliveries; afterwards it is moved to `done/` or `failed/`.
 */
export interface FeedFolder {
  inbox: string
  work: string
}

export const feedFolder = (dataDir: string, feed: { id: number; tenant: { slug: string } }): FeedFolder => {
  const inbox = join(dataDir, 'feeds', feed.tenant.slug)
  return { inbox, work: join(inbox, '.work', String(feed.id)) }
}

/** A file changed within this time may still be growing. */
const settledAfter = 10_000
const takenAtOnce = 20
/** Maximum files in `done` and in `failed`; older ones are deleted. */
const kept = 30

/** The feed's complete files, oldest first, moved to the work folder; leftovers of a crash come first. */
export async function takeFiles(
  folder: FeedFolder,
  { pattern, now }: { pattern: string; now: Date },
): Promise<string[]> {
  await mkdir(folder.work, { recursive: true })
  const waiting = await list(folder.inbox)
  const ours = waiting.filter(
    ({ name, changedAt }) => matchesGlob(name, pattern) && now.getTime() - changedAt >= settledAfter,
  )
  for (const { name } of ours.slice(0, takenAtOnce)) {
    // The file may have been removed in the meantime.
    await rename(join(folder.inbox, name), join(folder.work, name)).catch(() => undefined)
  }
  return (await list(folder.work)).map(({ name }) => join(folder.work, name))
}

/** The next file to take, else the last one read. It stays in place. */
export async function newestFile({ inbox }: FeedFolder, pattern: string): Promise<string | null> {
  const waiting = (await list(inbox)).findLast(({ name }) => matchesGlob(name, pattern))
  if (waiting) return join(inbox, waiting.name)
  const done = (await list(join(inbox, 'done'))).findLast(({ name }) => matchesGlob(name.slice(timeLength), pattern))
  return done ? join(inbox, 'done', done.name) : null
}

/** Takes the last read file again; it is archived again under its own name. */
export async function takeReadAgain(folder: FeedFolder, { pattern }: { pattern: string }): Promise<string[]> {
  const newest = await newestFile(folder, pattern)
  if (newest === null || dirname(newest) !== join(folder.inbox, 'done')) return []
  const again = join(folder.work, basename(newest).slice(timeLength))
  await mkdir(folder.work, { recursive: true })
  await copyFile(newest, again)
  return [again]
}

/** Length of the timestamp before an archived name. */
const timeLength = '2026-11-21T10-00-00-000Z-'.length

/** An empty work folder for a download; leftovers are deleted. */
export async function emptyWork({ work }: FeedFolder): Promise<void> {
  await rm(work, { recursive: true, force: true })
  await mkdir(work, { recursive: true })
}

/** Archives a read file under a name with a timestamp. */
export async function putAway(
  folder: FeedFolder,
  { file, as, now }: { file: string; as: 'done' | 'failed'; now: Date },
): Promise<void> {
  const target = join(folder.inbox, as)
  await mkdir(target, { recursive: true })
  const time = now.toISOString().replace(/[:.]/g, '-')
  await rename(file, join(target, `${time}-${file.slice(folder.work.length + 1)}`))
  const names = (await readdir(target)).toSorted()
  for (const name of names.slice(0, Math.max(0, names.length - kept))) await rm(join(target, name), { force: true })
}

/** Plain files only: a link could point anywhere on the server. */
async function list(folder: string): Promise<{ name: string; changedAt: number }[]> {
  const names = await readdir(folder).catch(() => [])
  const found = await Promise.all(
    names
      .filter((name) => !name.startsWith('.') && !name.endsWith('.part'))
      .map(async (name) => ({ name, is: await lstat(join(folder, name)).catch(() => null) })),
  )
  return found
    .flatMap(({ name, is }) => (is?.isFile() ? [{ name, changedAt: is.mtimeMs }] : []))
    .toSorted((one, other) => one.changedAt - other.changedAt || one.name.localeCompare(other.name))
}
