import { createHash } from 'node:crypto'
import { type Problem, problem } from '#schemas/problem.ts'
import type { ImageCache } from '../images/image-cache.ts'
import { type QueueClient, FairQueue } from '../limits/fair-queue.ts'

export interface Drawing {
  body: Buffer
  etag: string
}

interface Order {
  client: QueueClient
  draw: () => Promise<Buffer>
}

/** Draws one at a time, because drawing uses a whole CPU core that pages need too. */
const waitingAtMost = 40

/** Draws each document once, and again when its input `madeOf` has changed. */
export function documentCache(cache: ImageCache): (madeOf: unknown, order: Order) => Promise<Drawing | Problem> {
  const queue = new FairQueue({ atOnce: 1, perTenant: 1, perAddress: 1, inBackground: 1, waitingAtMost })
  const underWay = new Map<string, { drawn: Promise<Buffer | 'full'>; join: (client: QueueClient) => void }>()

  const make = (key: string, { client, draw }: Order) => {
    const { result, join } = queue.enter(client, draw)
    const keep = async () => {
      const body = await result
      if (body !== 'full') await cache.set(key, body)
      return body
    }
    return { drawn: keep().finally(() => underWay.delete(key)), join }
  }

  const once = (key: string, order: Order) => {
    const known = underWay.get(key)
    known?.join(order.client)
    const making = known ?? make(key, order)
    underWay.set(key, making)
    return making.drawn
  }

  return async (madeOf, order) => {
    const key = createHash('sha256').update(JSON.stringify(madeOf)).digest('base64url')
    const body = (await cache.get(key)) ?? (await once(key, order))
    return body === 'full' ? problem('busy') : { body, etag: `"${key.slice(0, 22)}"` }
  }
}
