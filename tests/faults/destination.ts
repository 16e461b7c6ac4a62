import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** A dealer's own system that takes leads, badly: how it fails depends on the delivery's key alone, and passes after its first attempts. */
export interface UnreliableDestination {
  url: string
  /** How often each key's lead arrived whole and was taken. */
  taken: ReadonlyMap<string, number>
  /** How often it failed, by how. */
  failures: Readonly<Record<Fault, number>>
  stop: () => Promise<void>
}

export const faults = ['none', 'answers 500', 'hangs', 'takes it and drops the line', 'answers twice'] as const
type Fault = (typeof faults)[number]

const ok = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'

export async function unreliableDestination(): Promise<UnreliableDestination> {
  const taken = new Map<string, number>()
  const attempts = new Map<string, number>()
  const failures = { none: 0, 'answers 500': 0, hangs: 0, 'takes it and drops the line': 0, 'answers twice': 0 }
  const server = createServer((req, res) => void answer(req, res))

  const take = (key: string) => taken.set(key, (taken.get(key) ?? 0) + 1)

  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const body = await text(req).catch(() => null)
    if (body === null || body === '') return
    const key = String(req.headers['idempotency-key'] ?? '')
    const attempt = (attempts.get(key) ?? 0) + 1
    attempts.set(key, attempt)
    const fault = attempt === 1 ? faultOf(key) : 'none'
    failures[fault] += 1
    switch (fault) {
      case 'none':
        take(key)
        return void res.end('ok')
      case 'answers 500':
        res.statusCode = 500
        return void res.end('out of order')
      case 'hangs':
        return
      case 'takes it and drops the line':
        take(key)
        return void req.socket.destroy()
      case 'answers twice':
        take(key)
        return void req.socket.end(ok + ok)
    }
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The destination has no port.')
  return {
    url: `http://crm.localhost:${address.port}`,
    taken,
    failures,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const faultOf = (key: string): Fault =>
  faults[(createHash('sha256').update(key).digest()[0] ?? 0) % faults.length] ?? 'none'
