import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'

/** Somebody else's server, on this machine: reached as `feeds.localhost` and `photos.localhost`. */
export interface DealerServer {
  url: (path: string, host?: string) => string
  /** What it was asked so far. */
  asked: IncomingMessage[]
  answers: (listener: RequestListener) => void
  stop: () => void
}

export async function startDealerServer(): Promise<DealerServer> {
  const asked: IncomingMessage[] = []
  let listener: RequestListener = (_req, res) => void res.writeHead(404).end()
  const server = createServer((req, res) => {
    asked.push(req)
    listener(req, res)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: (path, host = 'feeds.localhost') => `http://${host}:${port}${path}`,
    asked,
    answers: (next) => {
      listener = next
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
