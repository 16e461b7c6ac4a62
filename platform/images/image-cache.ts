import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { explainDiskError } from '#cms/files/disk-space.ts'

type Warn = (fields: { folder: string; err: unknown }, message: string) => void

const notKept = 'pictures could not be kept: each request makes them again'

/** A disk cache of resized pictures and drawings, bounded by bytes with least-recently-used eviction. It survives restarts. */
export class ImageCache {
  #dir: string
  #sizes: LRUCache<string, number>
  #warn: Warn
  #isFailing = false
  #removals = new Map<string, Promise<void>>()

  private constructor(dir: string, { bytes, warn }: { bytes: number; warn: Warn }) {
    this.#dir = dir
    this.#warn = warn
    this.#sizes = new LRUCache({
      maxSize: bytes,
      sizeCalculation: (size) => Math.max(1, size),
      dispose: (_, name, reason) => {
        if (reason === 'set') return
        const removal = rm(join(dir, name), { force: true })
          .catch(() => undefined)
          .finally(() => this.#removals.delete(name))
        this.#removals.set(name, removal)
      },
    })
  }

  static async open(dir: string, bytes: number, warn: Warn = () => undefined): Promise<ImageCache> {
    await mkdir(dir, { recursive: true })
    const cache = new ImageCache(dir, { bytes, warn })
    const all = await readdir(dir)
    const names = all.filter((name) => finishedName.test(name))
    // A crashed process left a partial file.
    for (const name of all) if (!finishedName.test(name)) await rm(join(dir, name), { force: true, recursive: true })
    const found = await Promise.all(names.map((name) => stat(join(dir, name)).catch(() => null)))
    for (const [index, name] of names.entries()) cache.#sizes.set(name, found[index]?.size ?? 0)
    return cache
  }

  async get(key: string): Promise<Buffer | null> {
    const name = getName(key)
    if (this.#sizes.get(name) === undefined) return null
    const file = await readFile(join(this.#dir, name)).catch(() => null)
    const body = file && unpack(file)
    if (!body) this.#sizes.delete(name)
    return body
  }

  /** A full disk only prevents caching. It is logged when it begins, not per picture. */
  async set(key: string, body: Buffer): Promise<void> {
    const name = getName(key)
    const unfinished = join(this.#dir, `${name}.${randomUUID()}`)
    try {
      await writeFile(unfinished, pack(body))
      // Otherwise the removal of the former file would take this one.
      await this.#removals.get(name)
      await rename(unfinished, join(this.#dir, name))
      this.#sizes.set(name, body.length + digestLength)
      this.#isFailing = false
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined)
      if (!this.#isFailing) this.#warn({ folder: this.#dir, err: await explainDiskError(error, this.#dir) }, notKept)
      this.#isFailing = true
    }
  }
}

const finishedName = /^[\da-f]{40}$/
const digestLength = 32
const digest = (body: Buffer) => createHash('sha256').update(body).digest()

/** A crash of the machine, a full disk or a bad sector can corrupt a file. */
const pack = (body: Buffer): Buffer => Buffer.concat([digest(body), body])

/** Null for a corrupted file: the picture is produced again. */
function unpack(file: Buffer): Buffer | null {
  const body = file.subarray(digestLength)
  return body.length > 0 && digest(body).equals(file.subarray(0, digestLength)) ? body : null
}

const getName = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 40)
