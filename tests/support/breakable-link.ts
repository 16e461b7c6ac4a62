import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

interface Address {
  host: string
  port: number
}

/** A TCP link to somewhere that can be cut and fixed, as when a server goes away and comes back. */
export interface BreakableLink {
  port: number
  cut: () => void
  /** Refuses new connections as PostgreSQL does when all of its are used up; open ones stay. */
  refuseMore: () => void
  /** `target`: where the server is now, if it came back elsewhere. */
  fix: (target?: Address) => void
  stop: () => Promise<void>
}

/** An `ErrorResponse` with SQLSTATE 53300: https://www.postgresql.org/docs/current/protocol-message-formats.html */
const tooManyClients = Buffer.concat([
  Buffer.from('E\0\0\0\x3b', 'latin1'),
  Buffer.from('SFATAL\0VFATAL\0C53300\0Msorry, too many clients already\0\0'),
])

/** A link to the database of this connection string, with the connection string that leads through it. */
export async function linkDatabase(databaseUrl: string): Promise<{ link: BreakableLink; url: string }> {
  const url = new URL(databaseUrl)
  const link = await breakableLink({ host: url.hostname, port: Number(url.port || 5432) })
  url.hostname = '127.0.0.1'
  url.port = String(link.port)
  return { link, url: url.href }
}

export async function breakableLink(first: Address): Promise<BreakableLink> {
  let target = first
  const open = new Set<Socket>()
  let isCut = false
  let isFull = false
  const server = createServer((near) => {
    if (isCut) return near.resetAndDestroy()
    if (isFull) return void near.on('error', () => undefined).once('data', () => near.end(tooManyClients))
    const far = connect(target.port, target.host)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket)
      socket.pipe(other)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The link has no port.')
  const cut = () => {
    isCut = true
    for (const socket of open) socket.resetAndDestroy()
  }
  return {
    port: address.port,
    cut,
    refuseMore: () => {
      isFull = true
    },
    fix: (moved = target) => {
      target = moved
      isCut = false
      isFull = false
    },
    stop: async () => {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
