import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentLimits } from '#schemas/page/document-limits.ts'
import { boundBodies } from './bound-bodies.ts'

let server: Server
let port: number
let reached = 0

beforeAll(async () => {
  const app = express()
  app.use(boundBodies)
  app.use(async (req, res) => {
    reached += 1
    let bytes = 0
    for await (const chunk of req) bytes += chunk.length
    if (!res.headersSent) res.json({ bytes })
  })
  server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

interface SendOptions {
  path: string
  bytes: number
  isChunked: boolean
}

/** Sends until a response arrives, and reads it even before everything is sent. */
const send = ({ path, bytes, isChunked }: SendOptions) =>
  new Promise<{ status: number; body: Record<string, unknown> }>((resolve, reject) => {
    const headers = isChunked ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': bytes }
    const sending = request({ port, path, method: 'POST', headers }, (answer) => {
      let text = ''
      answer.on('data', (chunk) => (text += String(chunk)))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text) }))
    })
    sending.on('error', reject)
    const part = Buffer.alloc(64 * 1024, 'a')
    let left = bytes
    const writeMore = () => {
      while (left > 0 && !sending.destroyed) {
        const isRoomLeft = sending.write(part.subarray(0, Math.min(left, part.length)))
        left -= part.length
        if (!isRoomLeft) return void sending.once('drain', writeMore)
      }
      sending.end()
    }
    writeMore()
  })

test.each([
  ['a document', '/cms/api/pages', documentLimits.bodyBytes],
  ['the state of a form', '/admin/collections/pages/1', documentLimits.formStateBytes],
  ['an upload', '/cms/api/media', documentLimits.uploadBytes],
])('%s of just the limit arrives whole, with its length and without', async (_, path, bytes) => {
  for (const isChunked of [false, true]) {
    expect(await send({ path, bytes, isChunked })).toEqual({ status: 200, body: { bytes } })
  }
})

test('a body with a declared length beyond the limit is refused without reading it', async () => {
  const before = reached
  const { status, body } = await send({ path: '/cms/api/pages', bytes: documentLimits.bodyBytes + 1, isChunked: false })
  expect([status, reached]).toEqual([413, before])
  expect(body).toMatchObject({ code: 'payload-too-large', errors: [{ message: expect.stringContaining('4 MB') }] })
})

test.each(['/cms/api/pages', '/cms/api/media-library', '/cms/api/pages?path=/cms/api/media'])(
  'a body without a declared length is refused once it exceeds the limit: %s',
  async (path) => {
    const { status } = await send({ path, bytes: documentLimits.bodyBytes * 2, isChunked: true })
    expect(status).toBe(413)
  },
)
