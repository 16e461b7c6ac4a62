import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { listen } from './http-server.ts'

const local = { host: '127.0.0.1', port: 0 }

async function aVisitor(port: number, head: string) {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => (text += chunk.toString()))
  await once(socket, 'connect')
  socket.write(`${head}\r\nHost: x\r\n\r\n`)
  return { closed: once(socket, 'close'), text: () => text }
}

test('a stop lets a request under way finish, and takes no new one', async () => {
  let answer: () => void = () => undefined
  const http = await listen((_req, res) => {
    answer = () => void res.end('done')
  }, local)
  const visitor = await aVisitor(http.port, 'GET / HTTP/1.1')
  await expect.poll(() => answer.toString()).toContain('done')
  const stopped = http.stop(5_000)
  answer()
  await Promise.all([stopped, visitor.closed])
  expect(visitor.text()).toContain('done')
  await expect(once(connect(http.port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED')
})

test('a stop does not wait for ever: neither for a request without an answer nor for an upgraded socket', async () => {
  const http = await listen(() => undefined, local)
  http.server.on('upgrade', (_req, socket) => {
    socket.on('error', () => undefined)
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n')
  })
  const stuck = await aVisitor(http.port, 'GET / HTTP/1.1')
  const upgraded = await aVisitor(http.port, 'GET / HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: x')
  await expect.poll(upgraded.text).toContain('101')
  await http.stop(50)
  await Promise.all([stuck.closed, upgraded.closed])
})

/** A client that sends a request every few milliseconds, whatever the answers say, and five more that were on their way when the server ended. */
function keepSending(port: number) {
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  let answers = 0
  let late: number | null = null
  let end = 'closed'
  const sending = setInterval(() => {
    if (late === 0) {
      clearInterval(sending)
      return void client.end()
    }
    if (late !== null) late -= 1
    client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  }, 5)
  client.on('data', () => (answers += 1))
  client.on('end', () => (late = 5))
  client.on('error', (error) => (end = String(error)))
  const ended = new Promise<string>((resolve) => {
    client.once('close', () => {
      clearInterval(sending)
      resolve(end)
    })
  })
  return { ended, answers: () => answers }
}

test('a stop resets no client that keeps sending', async () => {
  const http = await listen((_req, res) => void res.end('done'), local)
  const clients = Array.from({ length: 8 }, () => keepSending(http.port))
  await expect.poll(() => Math.min(...clients.map(({ answers }) => answers()))).toBeGreaterThan(0)
  await http.drain(20)
  await http.stop(10_000)
  expect(new Set(await Promise.all(clients.map(({ ended }) => ended)))).toEqual(new Set(['closed']))
})
