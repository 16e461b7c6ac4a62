import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

/** Resized pictures and drawings on disk, bounded by bytes: the least recently asked for go first. What an earlier process left is found again. */
export class ImageCache {
  #dir: string
  #sizes: LRUCache<string, number>

  private constructor(dir: string, bytes: number) {
    this.#dir = dir
    this.#sizes = new LRUCache({
      maxSize: bytes,
      sizeCalculation: (size) => Math.max(1, size),
      dispose: (_, name, reason) => {
        if (reason !== 'set') void rm(join(dir, name), { force: true }).catch(() => undefined)
      },
    })
  }

  static async open(dir: string, bytes: number): Promise<ImageCache> {
    await mkdir(dir, { recursive: true })
    const cache = new ImageCache(dir, bytes)
    const names = await readdir(dir)
    const found = await Promise.all(names.map((name) => stat(join(dir, name)).catch(() => null)))
    for (const [index, name] of names.entries()) cache.#sizes.set(name, found[index]?.size ?? 0)
    return cache
  }

  async get(key: string): Promise<Buffer | null> {
    const name = nameOf(key)
    if (this.#sizes.get(name) === undefined) return null
    try {
      return await readFile(join(this.#dir, name))
    } catch {
      this.#sizes.delete(name)
      return null
    }
  }

  /** A full disk costs only the saving. */
  async set(key: string, body: Buffer): Promise<void> {
    const name = nameOf(key)
    const unfinished = join(this.#dir, `${name}.${randomUUID()}`)
    try {
      await writeFile(unfinished, body)
      await rename(unfinished, join(this.#dir, name))
      this.#sizes.set(name, body.length)
    } catch {
      await rm(unfinished, { force: true }).catch(() => undefined)
    }
  }
}

const nameOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 40)
