import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { createRequestListener } from './request-listener.ts'
import { PageCache } from '../page-cache/page-cache.ts'

const never = () => Promise.reject(new Error('not asked for'))
const renders = { atOnce: 1, perTenant: 1, perAddress: 1, inBackground: 1, waitingAtMost: 1 }
const limits = { bytes: 1_000, bytesOfVariants: 1_000, renders }

test('a bug in what memory answers with is the application’s to tell, and does not end the process', async () => {
  const listener = createRequestListener({
    tenantIdOf: () => {
      throw new TypeError('a bug')
    },
    cache: new PageCache({ ...limits, produce: never, now: Date.now, staleFor: 1, timeoutMs: 1, renderAtMost: 1 }),
    assets: null,
    proxies: null,
    app: (_req, res) => res.writeHead(500).end(),
    onServed: () => undefined,
  })
  const server = createServer(listener).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(500)
})
