import { Agent, type IncomingMessage, request } from 'node:http'
import { text as readText } from 'node:stream/consumers'

export interface KeepAliveConnection {
  answers: number
  /** How the connection ended: `closed by 200`, by the answer that said so, or an error's code. Null while it is open. */
  end: string | null
}

/** Asks again and again on one connection, as a proxy does, until an answer closes it. */
export async function keepAsking(
  { port, host, path }: { port: number; host: string; path: string },
  connection: KeepAliveConnection,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const askOnce = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const asked = request({ port, path, host: '127.0.0.1', agent, headers: { host } })
      asked.on('response', resolve).on('error', reject).end()
    })
  try {
    while (connection.end === null) {
      const res = await askOnce()
      await readText(res)
      connection.answers += 1
      if (res.headers.connection === 'close') connection.end = `closed by ${res.statusCode}`
    }
  } catch (error) {
    connection.end = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  } finally {
    agent.destroy()
  }
}
