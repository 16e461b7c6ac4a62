import type { Dirent } from 'node:fs'
import { link, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { errorCode } from '../embedded/problem.ts'
import { skippedEntries, stagePrefix } from './kept-data.ts'

export interface StagedFile {
  /** Below the data folder, with `/` between its parts. */
  path: string
  /** Where its bytes are read. */
  source: string
}

export interface Stage {
  /** Takes hold of what the folder has now, beside what it had before. */
  hold: () => Promise<void>
  list: () => StagedFile[]
  clear: () => Promise<void>
}

/**
 * Takes hold of every file that a backup keeps: a second name (hard link) for each, so that none goes away while the archive is written. Where
 * the disk gives no second names, files are read in place.
 */
export async function openStage(dataDir: string, { except }: { except: readonly string[] }): Promise<Stage> {
  await clearStages(dataDir)
  const folder = join(dataDir, `${stagePrefix}${process.pid}`)
  const excluded = new Set(except.map((path) => resolve(path)))
  const sources = new Map<string, string>()
  return {
    hold: async () => {
      for await (const path of walk(dataDir, excluded)) {
        const name = relative(dataDir, path)
        const source = await giveSecondName(path, join(folder, name))
        if (source !== null) sources.set(name.replaceAll('\\', '/'), source)
      }
    },
    list: () => Array.from(sources, ([path, source]) => ({ path, source })),
    clear: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Leftovers of a killed backup. Only the holder of the backup's lock may ask for it. */
async function clearStages(dataDir: string): Promise<void> {
  for (const entry of await list(dataDir))
    if (entry.name.startsWith(stagePrefix)) await rm(join(dataDir, entry.name), { recursive: true, force: true })
}

async function* walk(folder: string, excluded: ReadonlySet<string>, depth = 0): AsyncGenerator<string> {
  for (const entry of await list(folder)) {
    const path = join(folder, entry.name)
    if (excluded.has(path)) continue
    if (depth === 0 && (entry.name.startsWith('.') || skippedEntries.has(entry.name))) continue
    // A folder of the data folder may be a link to another disk; deeper links could lead anywhere.
    const isFolder = depth === 0 && entry.isSymbolicLink() ? (await stat(path)).isDirectory() : entry.isDirectory()
    if (isFolder) yield* walk(path, excluded, depth + 1)
    else if (entry.isFile() && !entry.name.endsWith('.part')) yield path
  }
}

/** Where the file can be read from now on; null where it has gone meanwhile. */
async function giveSecondName(path: string, name: string): Promise<string | null> {
  try {
    await mkdir(dirname(name), { recursive: true })
    await link(path, name)
    return name
  } catch (error) {
    switch (errorCode(error)) {
      case 'ENOENT':
        return null
      case 'EEXIST':
        return takeNewer(path, name)
      case 'EXDEV':
      case 'EPERM':
      case 'ENOTSUP':
      case 'EMLINK':
        return path
      default:
        throw error
    }
  }
}

/** A file that was replaced since the first look is held in its new form. */
async function takeNewer(path: string, name: string): Promise<string> {
  const [now, before] = await Promise.all([stat(path).catch(() => null), stat(name)])
  if (now === null || now.ino === before.ino) return name
  await rm(name)
  return (await giveSecondName(path, name)) ?? path
}

async function list(folder: string): Promise<Dirent[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true })
    return entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}
