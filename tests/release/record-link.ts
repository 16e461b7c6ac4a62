import { once } from 'node:events'
import { connect, createServer } from 'node:net'

export interface RecordLink {
  port: number
  /** Texts of the statements that went through, each once. */
  statements: Set<string>
  stop: () => Promise<void>
}

/** A link to a PostgreSQL server that notes every statement: https://www.postgresql.org/docs/current/protocol-message-formats.html */
export async function startRecordLink(target: { host: string; port: number }): Promise<RecordLink> {
  const statements = new Set<string>()
  const server = createServer((near) => {
    const far = connect(target.port, target.host)
    const read = createReader(statements)
    near.on('data', (chunk: Buffer) => {
      read(chunk)
      far.write(chunk)
    })
    far.pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
    for (const socket of [near, far]) socket.on('error', () => socket.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The link has no port.')
  const stop = async () => {
    server.close()
    await once(server, 'close')
  }
  return { port: address.port, statements, stop }
}

/** Reads the client's side: a start message without a type, then messages of one type byte and a length. */
function createReader(statements: Set<string>): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0)
  let isStarted = false
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const head = isStarted ? 1 : 0
      if (rest.length < head + 4) return
      const end = head + rest.readUInt32BE(head)
      if (rest.length < end) return
      const body = rest.subarray(head + 4, end)
      const type = isStarted ? String.fromCharCode(rest[0] ?? 0) : 'start'
      if (type === 'Q') statements.add(readText(body, 0))
      // The statement's name comes before its text.
      if (type === 'P') statements.add(readText(body, body.indexOf(0) + 1))
      isStarted = true
      rest = rest.subarray(end)
    }
  }
}

const readText = (body: Buffer, from: number) => body.toString('utf8', from, body.indexOf(0, from)).trim()
