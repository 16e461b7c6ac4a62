import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, test } from 'vitest'
import { clientIp } from './client-ip.ts'

async function addressSeen(trustProxy: false | number | string[], headers: Record<string, string>): Promise<string> {
  const app = express()
  app.set('trust proxy', trustProxy)
  app.get('/', (req, res) => void res.send(clientIp(req)))
  const server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers })
  const text = await answer.text()
  server.close()
  return text
}

test('a direct client has its connection’s address', async () => {
  expect(await addressSeen(false, {})).toBe('127.0.0.1')
})

test('behind a trusted proxy the client IP is the proxy’s last entry; earlier entries are ignored', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' }
  expect(await addressSeen(['loopback'], headers)).toBe('203.0.113.9')
})

test('what a neighbour forwards without being trusted is ignored: its own address counts', async () => {
  expect(await addressSeen(false, { 'x-forwarded-for': '203.0.113.9' })).toBe('127.0.0.1')
})

test.each(['', 'unknown', '<script>'])('a proxy that forwards “%s” for an address counts itself', async (forwarded) => {
  expect(await addressSeen(1, { 'x-forwarded-for': forwarded })).toBe('127.0.0.1')
})
