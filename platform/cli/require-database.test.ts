import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { requireDatabase } from './require-database.ts'

/** A minimal PostgreSQL that refuses every connection: protocol 3.0, ErrorResponse. */
async function aServerThatSays(code: string, message: string): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => {
      const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`)
      const head = Buffer.alloc(5)
      head.write('E')
      head.writeInt32BE(fields.length + 4, 1)
      socket.end(Buffer.concat([head, fields]))
    })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = z.object({ port: z.number() }).parse(server.address())
  return `postgres://dealer:hunter2@127.0.0.1:${port}/cars`
}

const told = (url: string) =>
  requireDatabase(url).then(
    () => '',
    (error: unknown) =>
      error instanceof Error && error.name === 'StartProblem' ? error.message : `a bug: ${String(error)}`,
  )

test('a database that does not answer is named, with a way out', async () => {
  const message = await told('postgres://dealer:hunter2@127.0.0.1:1/cars')
  expect(message).toContain(
    'Nothing answers at 127.0.0.1:1, where DATABASE_URL leads, as PostgreSQL does: connect ECONNREFUSED',
  )
  expect(message).not.toContain('hunter2')
})

test('a rejected user or password is reported as such', async () => {
  const url = await aServerThatSays('28P01', 'password authentication failed for user "dealer"')
  expect(await told(url)).toMatch(/refuses what DATABASE_URL says.+password authentication failed/)
})

test('a database that is not there yet is no problem: it is made', async () => {
  expect(await told(await aServerThatSays('3D000', 'database "cars" does not exist'))).toBe('')
})
