import { createHash } from 'node:crypto'
import { type Problem, problem } from '#schemas/problem.ts'
import type { ImageCache } from '../server/images/image-cache.ts'
import { RenderQueue } from '../server/page-cache/render-queue.ts'

export interface Drawing {
  body: Buffer
  etag: string
}

/** Draws one thing at a time: it takes the processor whole, and pages must go on being served. */
const waitingAtMost = 40

/** Draws each thing once, and again when what it is made of has changed: `madeOf` is all of that. */
export function keptDrawings(
  cache: ImageCache,
): (madeOf: unknown, draw: () => Promise<Buffer>) => Promise<Drawing | Problem> {
  const queue = new RenderQueue({ atOnce: 1, waitingAtMost })
  const underWay = new Map<string, Promise<Buffer | 'full'>>()

  const make = async (key: string, draw: () => Promise<Buffer>): Promise<Buffer | 'full'> => {
    const body = await queue.run(draw)
    if (body !== 'full') await cache.set(key, body)
    return body
  }

  return async (madeOf, draw) => {
    const key = createHash('sha256').update(JSON.stringify(madeOf)).digest('base64url')
    const kept = await cache.get(key)
    const making = kept ?? underWay.get(key) ?? make(key, draw).finally(() => underWay.delete(key))
    if (making instanceof Promise) underWay.set(key, making)
    const body = await making
    return body === 'full' ? problem('busy') : { body, etag: `"${key.slice(0, 22)}"` }
  }
}
