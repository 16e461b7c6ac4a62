import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { connectionCheck } from './connection-check.ts'

const message = (type: string, body: string): Buffer => {
  const length = Buffer.alloc(4)
  length.writeInt32BE(4 + Buffer.byteLength(body))
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body)])
}
const tooMany = message('E', 'SFATAL\0VFATAL\0C53300\0Msorry, too many clients already\0\0')
const welcome = Buffer.concat([message('R', '\0\0\0\0'), message('Z', 'I')])

/** A server that answers each connection as PostgreSQL does: with a welcome, or that it has no more. */
async function aServer() {
  const state: { answer: Buffer; connections: number } = { answer: welcome, connections: 0 }
  const server = createServer((socket) => {
    state.connections += 1
    socket.on('error', () => undefined)
    socket.once('data', () => socket.write(state.answer))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { state, url: `postgres://test:test@127.0.0.1:${port}/test` }
}

test('PostgreSQL whose connections are used up is not ready, until it accepts one again', async () => {
  const { state, url } = await aServer()
  let time = 0
  const check = connectionCheck(url, () => time)
  expect(await check()).toBe(true)
  state.answer = tooMany
  time += 1_000
  expect(await check()).toBe(false)
  state.answer = welcome
  time += 1_000
  expect(await check()).toBe(true)
})

test('however often it is asked, it opens one connection a second', async () => {
  const { state, url } = await aServer()
  let time = 0
  const check = connectionCheck(url, () => time)
  await Promise.all([check(), check(), check()])
  time += 999
  await check()
  expect(state.connections).toBe(1)
  time += 1
  await check()
  expect(state.connections).toBe(2)
})
