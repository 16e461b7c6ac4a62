import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/** `node bare-server.ts <answer.json>`: `http` alone, answering everything with one body and its headers. Says its port on standard output. */
const answer = z.object({ status: z.int(), headers: z.array(z.string()), body: z.base64() })
const { status, headers, body } = answer.parse(JSON.parse(await readFile(process.argv[2] ?? '', 'utf8')))
const bytes = Buffer.from(body, 'base64')

const server = createServer((_req, res) => {
  res.writeHead(status, headers)
  res.end(bytes)
}).listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${typeof address === 'object' && address ? address.port : ''}\n`)
})
process.once('SIGTERM', () => server.close(() => process.exit(0)).closeAllConnections())
