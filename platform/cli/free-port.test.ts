import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { requireFreePort } from './free-port.ts'

const host = '127.0.0.1'

async function takePort(): Promise<number> {
  const server = createServer().listen(0, host)
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return z.object({ port: z.number() }).parse(server.address()).port
}

test('a port that another program has is named, with a way out', async () => {
  const port = await takePort()
  await expect(requireFreePort({ port, host })).rejects.toMatchObject({
    code: 'port-taken',
    message: `Port ${port} is taken by another program. Stop that program, or choose another one: PORT=${port + 1} npm run demo`,
  })
})

test('an address that the machine does not have is named', async () => {
  await expect(requireFreePort({ port: 0, host: '203.0.113.1' })).rejects.toMatchObject({
    message: 'This machine has no address 203.0.113.1. Set HOST to one that it has, such as 127.0.0.1 or 0.0.0.0.',
  })
})
