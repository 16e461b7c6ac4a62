import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

export interface Arrival {
  /** By which the receiver recognises a repeat. */
  key: string
  body: string
}

/** A dealer's own system that takes leads, and answers only when it is told to. */
export interface HoldingDestination {
  url: string
  /** Everything that arrived, repeats among it. */
  arrivals: readonly Arrival[]
  /** From now on requests wait for their answer, or get it at once. */
  hold: () => void
  /** Answers 200 to what waits, and at once from now on. */
  answer: () => void
  /** Resolves once so many requests wait for their answer. */
  waitForHeld: (count: number) => Promise<void>
  stop: () => Promise<void>
}

export async function holdingDestination(): Promise<HoldingDestination> {
  const arrivals: Arrival[] = []
  const events = new EventTarget()
  let held: ServerResponse[] = []
  let isHolding = false
  const server = createServer((req, res) => {
    const key = String(req.headers['idempotency-key'] ?? '')
    res.on('close', () => {
      held = held.filter((each) => each !== res)
    })
    void text(req).then(
      (body) => {
        arrivals.push({ key, body })
        if (!isHolding) return void res.end('ok')
        held.push(res)
        events.dispatchEvent(new Event('held'))
      },
      () => undefined,
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The destination has no port.')
  return {
    url: `http://crm.localhost:${address.port}`,
    arrivals,
    hold: () => {
      isHolding = true
    },
    answer: () => {
      isHolding = false
      for (const res of held) res.end('ok')
    },
    waitForHeld: async (count) => {
      while (held.length < count) await once(events, 'held', { signal: AbortSignal.timeout(60_000) })
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
