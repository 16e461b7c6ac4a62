import type { Dirent } from 'node:fs'
import { link, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { errorCode } from '../embedded/problem.ts'
import { skippedEntries, stagePrefix } from './backup-scope.ts'

export interface StagedFile {
  /** Relative to the data folder, with `/` as separator. */
  path: string
  /** Path to read from. */
  source: string
}

export interface Stage {
  /** Hard-links the folder's current files in addition to those linked before. */
  hold: () => Promise<void>
  list: () => StagedFile[]
  clear: () => Promise<void>
}

/**
 * Hard-links every file of a backup, so that none disappears while the archive is written. On a file system without links, files are read
 * in place.
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

/** Removes leftovers of a killed backup. Only the holder of the backup lock may call it. */
async function clearStages(dataDir: string): Promise<void> {
  for (const entry of await list(dataDir))
    if (entry.name.startsWith(stagePrefix)) await rm(join(dataDir, entry.name), { recursive: true, force: true })
}

async function* walk(folder: string, excluded: ReadonlySet<string>, depth = 0): AsyncGenerator<string> {
  for (const entry of await list(folder)) {
    const path = join(folder, entry.name)
    if (excluded.has(path)) continue
    if (depth === 0 && (entry.name.startsWith('.') || skippedEntries.has(entry.name))) continue
    // A top-level folder may be a symbolic link to another disk; deeper links are not followed.
    const isFolder = depth === 0 && entry.isSymbolicLink() ? (await stat(path)).isDirectory() : entry.isDirectory()
    if (isFolder) yield* walk(path, excluded, depth + 1)
    else if (entry.isFile() && !entry.name.endsWith('.part')) yield path
  }
}

/** The path to read the file from; null if it was deleted meanwhile. */
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

/** A file replaced since the first pass is linked in its new version. */
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
