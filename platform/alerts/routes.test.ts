import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { Pool } from 'pg'
import { expect, test } from 'vitest'
import type { UnsubscribePage } from '#schemas/page/unsubscribing.ts'
import { unsubscribeLink } from './unsubscribe-link.ts'
import { unsubscribeRoutes } from './routes.ts'

const secret = 'the secret of this installation'
const link = unsubscribeLink(secret, '', { tenantId: 2, kind: 'search', id: 7 })

/** Opens a link on the site of tenant 2: returns the rendered page and the changed rows. */
async function open(path: string, method: 'GET' | 'POST') {
  const changed: unknown[] = []
  const shown: UnsubscribePage[] = []
  const pool = Object.assign(new Pool(), {
    query: (_sql: string, values: unknown[]) => Promise.resolve(void changed.push(values)),
  })
  const app = express()
  app.use(
    unsubscribeRoutes({
      pool,
      secret,
      tenantOf: () => ({
        id: 2,
        slug: 'beta',
        templateId: null,
        platformId: null,
        twinId: null,
        hosts: [],
        timeZone: 'Australia/Sydney',
        today: () => '2026-11-22',
      }),
      renderUnsubscribe: (_req, unsubscribing) => {
        shown.push(unsubscribing)
        return Promise.resolve({ html: 'a page of the site', styleHashes: [], scriptHashes: [], isTagged: false })
      },
      now: () => new Date('2026-11-22T00:00:00Z'),
    }),
  )
  const server = app.listen(0, '127.0.0.1')
  try {
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`, { method })
    return { status, cached: headers.get('cache-control'), robots: headers.get('x-robots-tag'), shown, changed }
  } finally {
    server.close()
  }
}

test('a look at the link ends nothing: mail programs look at links too', async () => {
  expect(await open(link, 'GET')).toEqual({
    status: 200,
    cached: 'no-store',
    robots: 'noindex',
    shown: [{ kind: 'search', isDone: false, action: link }],
    changed: [],
  })
})

test('a POST from its page or from a mail program ends the alert of its own site (RFC 8058)', async () => {
  const { status, shown, changed } = await open(link, 'POST')
  expect([status, shown, changed]).toEqual([
    200,
    [{ kind: 'search', isDone: true, action: link }],
    [[2, 7, new Date('2026-11-22T00:00:00Z')]],
  ])
})

test.each([
  unsubscribeLink(secret, '', { tenantId: 1, kind: 'search', id: 7 }),
  link.replace('search.7', 'search.8'),
  '/unsubscribe',
])('%s is no link of this site, and changes nothing', async (path) => {
  expect(await open(path, 'POST')).toMatchObject({ status: 404, shown: [], changed: [] })
})
