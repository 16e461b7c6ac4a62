import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { problem, type Problem } from '#schemas/problem.ts'
import { rejectSocket } from '../http/reject-socket.ts'

const limits = {
  /** Maximum size of request line and headers together. */
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  /** Enough for uploading a photo over a slow connection: only the admin accepts large bodies. */
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
} as const

export interface HttpServer {
  server: Server
  port: number
  /** Whether `drain` or `stop` began. */
  readonly isDraining: boolean
  /**
   * Keeps answering for the given milliseconds, but closes each connection with its next response, so that clients reconnect elsewhere:
   * closing a connection with a request in transit resets it.
   */
  drain: (milliseconds: number) => Promise<void>
  /** Stops listening, lets running requests finish, and closes the remaining connections after `within` milliseconds. */
  stop: (within: number) => Promise<void>
}

/** Listens immediately. `handler` returns the current handler for each request. */
export async function listen(handler: RequestListener, address: { host: string; port: number }): Promise<HttpServer> {
  let isDraining = false
  const connections = new Map<Socket, Connection>()
  const server = createServer(limits, (req, res) => {
    const connection = connections.get(req.socket)
    // Sent after its last response: nobody reads an answer.
    if (connection?.isEnding) return void req.resume()
    if (connection) connection.latest = res
    res.once('finish', () => {
      if (connection) connection.bytesHandled = req.socket.bytesRead
    })
    if (isDraining) endConnection(res)
    handler(req, res)
  })
  server.maxHeadersCount = 100
  server.on('clientError', refuse)
  // Node itself would answer 417 without a body.
  server.on('checkExpectation', ({ method, socket }) =>
    rejectSocket(socket, unknownExpectation, { isHead: method === 'HEAD' }),
  )
  server.on('connection', (socket) => {
    const connection = { latest: null, bytesHandled: 0, isEnding: false }
    connections.set(socket, connection)
    socket.once('close', () => connections.delete(socket))
    // Node calls it after a response with `Connection: close`.
    socket.destroySoon = () => linger(socket, connection)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(address.port, address.host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  const { port } = server.address() as AddressInfo
  const beginDraining = () => {
    isDraining = true
    for (const { latest } of connections.values()) if (latest) endConnection(latest)
  }
  return {
    server,
    port,
    get isDraining() {
      return isDraining
    },
    drain: (milliseconds) => {
      beginDraining()
      return wait(milliseconds)
    },
    stop: (within) => {
      beginDraining()
      return stop(server, { within, connections })
    },
  }
}

interface Connection {
  latest: ServerResponse | null
  /** Bytes received until its latest response was sent. */
  bytesHandled: number
  isEnding: boolean
}

/** How long a client may go on sending after its last response. */
const lingerMs = 2_000

/** Ends the connection and reads on until the client ends it too: closing with unread input resets it (RFC 9112 §9.6). */
function linger(socket: Socket, connection: Connection): void {
  if (connection.isEnding) return
  connection.isEnding = true
  socket.end()
  const cutting = setTimeout(() => socket.destroy(), lingerMs)
  socket.once('close', () => clearTimeout(cutting))
}

const isIdle = (socket: Socket, { latest, bytesHandled }: Connection): boolean =>
  (latest === null || latest.writableFinished) && socket.bytesRead === bytesHandled

function endConnection(res: ServerResponse): void {
  if (!res.headersSent) res.setHeader('Connection', 'close')
}

/** Answers malformed or oversized requests, and closes the connection. */
function refuse(error: NodeJS.ErrnoException, socket: Socket) {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  const failure = refusals[error.code ?? ''] ?? problem('input-invalid')
  rejectSocket(socket, failure, { isHead: saidHead(error) })
}

/** A response to HEAD has no body. */
const saidHead = (error: object): boolean =>
  'rawPacket' in error && Buffer.isBuffer(error.rawPacket) && error.rawPacket.toString('latin1', 0, 5) === 'HEAD '

const refusals: Record<string, Problem> = {
  HPE_HEADER_OVERFLOW: problem('headers-too-large'),
  ERR_HTTP_REQUEST_TIMEOUT: problem('too-slow'),
}

const unknownExpectation = problem('input-invalid', {
  detail: 'The header Expect takes 100-continue and nothing else. Send the request without it.',
})

interface StopOptions {
  within: number
  connections: ReadonlyMap<Socket, Connection>
}

/** Upgraded sockets are not idle, so they are closed at the end. */
async function stop(server: Server, { within, connections }: StopOptions): Promise<void> {
  // `close` of node:http also destroys idle connections, which resets one whose next request is in transit.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
  const endIdle = () => {
    for (const [socket, connection] of connections) if (isIdle(socket, connection)) linger(socket, connection)
  }
  const sweeping = setInterval(endIdle, 25)
  const cutting = setTimeout(() => [...connections.keys()].forEach((socket) => socket.destroy()), within)
  await closed
  clearInterval(sweeping)
  clearTimeout(cutting)
}
