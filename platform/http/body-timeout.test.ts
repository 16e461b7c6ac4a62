import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyTimeout } from './body-timeout.ts'
import { jsonBodyReader } from './read-json-body.ts'

const read = jsonBodyReader('64kb')
const failures: unknown[] = []
const app = express()
  .use(bodyTimeout(150))
  .post('/', async (req, res) => {
    const given = await read(req, res)
    res.status('input' in given ? 200 : given.status).json(given)
  })
  .use((error: unknown, _req: express.Request, _res: express.Response, _next: express.NextFunction) => {
    failures.push(error)
  })
const server = createServer(app)

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => server.close())

/** Sends a header that announces ten bytes, then the given parts. */
async function send(...parts: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => (text += chunk.toString()))
  socket.on('error', () => undefined)
  socket.write(
    'POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n',
  )
  for (const part of parts) socket.write(part)
  await once(socket, 'close')
  return text
}

test('a body that does not arrive in time is refused with 408, and nothing fails for it', async () => {
  const answer = await send('{"a"')
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toContain('"code":"too-slow"')
  // The server handles the next request, so a failure of the first would have been reported by now.
  expect(await send('{"a":', '1234}')).toMatch(/^HTTP\/1\.1 200 /)
  expect(failures).toEqual([])
})

test('a body that arrives in parts within its time is read', async () => {
  expect(await send('{"a":', '1234}')).toMatch(/^HTTP\/1\.1 200 /)
})
