import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack as createPack } from 'tar-stream'
import { describeFileFailure } from './file-failure.ts'

interface EntryHead {
  name: string
  size: number
  mtime?: Date
  mode?: number
}

export interface ArchiveWriter {
  /** Returns the SHA-256 of the written bytes. */
  add: (head: EntryHead, body: Iterable<Buffer> | AsyncIterable<Buffer>) => Promise<string>
  /** Closes the archive, syncs it to disk and renames it to its final name. */
  finish: () => Promise<void>
  abandon: () => Promise<void>
}

/** Media are already compressed and text shrinks well at any level, so the lowest level leaves the CPU to the site. */
const compression = { level: 1 }

/** A gzip-compressed tar file, written under a temporary name. Memory use is constant. */
export async function createArchive(path: string): Promise<ArchiveWriter> {
  const part = `${path}.part`
  await mkdir(dirname(path), { recursive: true }).catch((error: unknown) => {
    throw describeFileFailure(error, dirname(path))
  })
  const pack = createPack()
  const written = pipeline(
    async function* () {
      yield* pack
    },
    createGzip(compression),
    createWriteStream(part, { mode: 0o600, flush: true }),
  )
  // The next call receives the failure, because the tar stream only reports that it was closed.
  let failure: unknown = null
  written.catch((error: unknown) => {
    failure = error
  })
  const failed = written.then(() => Promise.reject(new Error('The archive was closed while entries were written.')))
  failed.catch(() => undefined)
  const orFailed = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await Promise.race([work, failed])
    } catch (error) {
      throw describeFileFailure(failure ?? error, path)
    }
  }
  return {
    add: async ({ mode = 0o600, ...head }, body) => {
      if (failure !== null) throw describeFileFailure(failure, path)
      const hash = createHash('sha256')
      const ended = Promise.withResolvers<void>()
      const entry = pack.entry({ ...head, mode, type: 'file' }, (error) =>
        error ? ended.reject(error) : ended.resolve(),
      )
      ended.promise.catch(() => undefined)
      for await (const chunk of body) {
        hash.update(chunk)
        if (!entry.write(chunk)) await orFailed(once(entry, 'drain'))
      }
      entry.end(null)
      await orFailed(ended.promise)
      return hash.digest('hex')
    },
    finish: async () => {
      pack.finalize()
      try {
        await written
        await rename(part, path)
        await syncFolder(dirname(path))
      } catch (error) {
        throw describeFileFailure(error, path)
      }
    },
    abandon: async () => {
      pack.destroy(null)
      await written.catch(() => undefined)
      await rm(part, { force: true })
    },
  }
}

/** Without it a power failure may undo the rename. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
