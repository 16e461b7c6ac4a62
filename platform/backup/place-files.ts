import { createWriteStream } from 'node:fs'
import { chmod, mkdir, readdir, rename, rm, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { describeFileFailure } from './file-failure.ts'
import { restorePrefix } from './backup-scope.ts'
import type { FileEntry } from './read-archive.ts'

export interface FilePlacer {
  take: (entry: FileEntry, body: AsyncIterable<Buffer>) => Promise<void>
  /** Moves the files into place, one rename per folder of the data folder. */
  place: () => Promise<void>
  /** Removes placed and pending files. */
  abandon: () => Promise<void>
  clear: () => Promise<void>
}

/** Unpacks files into a temporary folder, so that a failed restore leaves the data folder unchanged. */
export async function openPlacer(dataDir: string): Promise<FilePlacer> {
  const folder = join(dataDir, `${restorePrefix}files`)
  const placed: string[] = []
  const guard = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      throw describeFileFailure(error, dataDir)
    }
  }
  await guard(async () => {
    // Leftovers of a killed restore.
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
  })
  return {
    take: (entry, body) =>
      guard(async () => {
        const target = join(folder, entry.path)
        await mkdir(dirname(target), { recursive: true })
        await pipeline(body, createWriteStream(target, { flags: 'wx' }))
        await chmod(target, entry.mode)
        await utimes(target, entry.mtime, entry.mtime)
      }),
    place: () =>
      guard(async () => {
        for (const name of await readdir(folder)) {
          await rename(join(folder, name), join(dataDir, name))
          placed.push(name)
        }
      }),
    abandon: async () => {
      for (const name of placed) await rm(join(dataDir, name), { recursive: true, force: true })
      await rm(folder, { recursive: true, force: true })
    },
    clear: () => rm(folder, { recursive: true, force: true }),
  }
}
