import { randomBytes } from 'node:crypto'
import { cp, mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { basename, isAbsolute, join } from 'node:path'
import { z } from 'zod'
import { hashFiles, measureFolder } from './hash-files.ts'

/** What was built on this machine, for other clones of the same sources: an entry is a folder, named by what it was built from. */
export interface BuildCache {
  folder: string
  has: (key: string) => Promise<boolean>
  /** Copies an entry into `target`. False where there is none, or it is damaged: `target` is then of no use. */
  restore: (key: string, target: string) => Promise<boolean>
  /** Copies `names` of `source` as a new entry; `adapt` changes the copy before it counts. */
  store: (key: string, entry: { source: string; names: readonly string[]; adapt?: Adapt }) => Promise<void>
}

type Adapt = (folder: string) => Promise<void>

const megabyte = 1_048_576
/** An admin has 50 MB, a site 6 MB. The entries that were used longest ago go first. */
const sizeLimit = 1_024 * megabyte

const entryFile = z.object({ digest: z.string(), bytes: z.number() })

type Options = { env?: Record<string, string | undefined>; limit?: number }

/** `$XDG_CACHE_HOME/forecourt`, by default `~/.cache/forecourt`. Null with `FORECOURT_CACHE=off`. */
export function openBuildCache({ env = process.env, limit = sizeLimit }: Options = {}): BuildCache | null {
  if (env['FORECOURT_CACHE'] === 'off') return null
  const xdg = env['XDG_CACHE_HOME']
  const folder = join(xdg && isAbsolute(xdg) ? xdg : join(homedir(), '.cache'), 'forecourt')
  const entry = (key: string) => join(folder, key)

  return {
    folder,
    has: async (key) => (await readEntry(entry(key))) !== null,
    restore: async (key, target) => {
      const found = await readEntry(entry(key))
      if (!found) return false
      try {
        await copyFolder(join(entry(key), 'files'), target)
        if (digestOf(target, await readdir(join(entry(key), 'files'))) === found.digest) {
          const now = new Date()
          await utimes(entry(key), now, now)
          return true
        }
      } catch (error) {
        if (!isFileError(error)) throw error
      }
      await discard(entry(key))
      return false
    },
    store: async (key, { source, names, adapt }) => {
      const draft = join(folder, `${draftPrefix}${process.pid}-${randomBytes(4).toString('hex')}`)
      const files = join(draft, 'files')
      try {
        await mkdir(files, { recursive: true, mode: 0o700 })
        for (const name of names) await copyFolder(join(source, name), join(files, name))
        await adapt?.(files)
        const described = { digest: digestOf(files, await readdir(files)), bytes: await measureFolder(files) }
        await writeFile(join(draft, 'entry.json'), JSON.stringify(described))
        if (!(await readEntry(entry(key)))) await discard(entry(key))
        await rename(draft, entry(key))
        await removeOldest(folder, limit)
      } catch (error) {
        // Another start may have stored it first, or the disk is full: a build without a cache is still a build.
        if (!isFileError(error)) throw error
        await discard(draft)
      }
    },
  }
}

const draftPrefix = 'draft-'

async function readEntry(folder: string): Promise<z.output<typeof entryFile> | null> {
  const text = await readFile(join(folder, 'entry.json'), 'utf8').catch(() => null)
  if (text === null) return null
  try {
    return entryFile.parse(JSON.parse(text))
  } catch {
    return null
  }
}

const copyFolder = (from: string, to: string) => cp(from, to, { recursive: true, verbatimSymlinks: true })

const digestOf = (root: string, paths: readonly string[]) => hashFiles({ root, paths })

/** Renamed first: nobody takes an entry that is half deleted. */
async function discard(folder: string): Promise<void> {
  const aside = `${folder}.${randomBytes(4).toString('hex')}.old`
  await rename(folder, aside).catch(() => undefined)
  await rm(aside, { recursive: true, force: true }).catch(() => undefined)
}

const hour = 3_600_000

async function removeOldest(folder: string, limit: number): Promise<void> {
  const found = await Promise.all((await readdir(folder)).map((name) => describe(join(folder, name))))
  const newestFirst = found.toSorted((a, b) => b.usedAt - a.usedAt)
  let bytes = 0
  for (const entry of newestFirst) {
    const isLeftover = entry.bytes === null && Date.now() - entry.usedAt > hour
    bytes += entry.bytes ?? 0
    if (isLeftover || bytes > limit) await discard(entry.path)
  }
}

/** `bytes` is null for what is being written, and what an interrupted start has left. */
async function describe(path: string): Promise<{ path: string; usedAt: number; bytes: number | null }> {
  const { mtimeMs } = await stat(path)
  return {
    path,
    usedAt: mtimeMs,
    bytes: basename(path).startsWith(draftPrefix) ? null : ((await readEntry(path))?.bytes ?? null),
  }
}

/** An error of the file system, which has a code. */
const isFileError = (error: unknown): boolean => error instanceof Error && 'code' in error
