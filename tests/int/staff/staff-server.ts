import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import pg from 'pg'
import { env as envSchema } from '#platform/env.ts'
import { requestsOver } from '#platform/jobs/queues.ts'
import { createMessageSender } from '#platform/messages/message-sender.ts'
import { createPayments } from '#platform/integrations/payments.ts'
import { createSearch } from '#platform/search/create-search.ts'
import { prepareSearch, reindex } from '#platform/search/reindex.ts'
import { readHead, rememberHead } from '#platform/http/request-head.ts'
import { staffRoutes } from '#platform/admin-api/routes.ts'
import { networkWithLoopback } from '#platform/stock/fetch/network.ts'
import { adminUrl, startCms, type TestCms } from '#tests/support/cms.ts'

export interface StaffServer extends Pick<TestCms, 'cms'> {
  pool: pg.Pool
  /** Where it really listens. */
  origin: string
  /** Makes the search know what has been written so far. */
  reindex: () => Promise<unknown>
  /** A request to the admin's host, as somebody's browser on the admin's own pages would send it. */
  ask: (path: string, asking?: StaffRequest) => Promise<{ status: number; type: string; body: unknown }>
  stop: () => Promise<void>
}

interface StaffRequest {
  /** The session's cookie is sent with this token. */
  token?: string
  method?: string
  headers?: Record<string, string>
  body?: unknown
}

/**
 * The staff calls alone, on a migrated database of their own: no admin is built for them. `env` names third parties. A process has one CMS: a test
 * that has started it already hands it over.
 */
export async function startStaffServer(env: Record<string, string> = {}, started?: TestCms): Promise<StaffServer> {
  const running = started ?? (await startCms())
  const pool = new pg.Pool({ connectionString: running.databaseUrl })
  pool.on('connect', (client) => client.on('error', () => undefined))
  const search = createSearch({ pool, env: {} })
  const indexing = { pool, search, warn: () => undefined }
  await prepareSearch(indexing)
  const app = express()
  const dataDir = process.env['FORECOURT_DATA_DIR'] ?? ''
  const parts = { payload: running.cms, pool, search, adminUrl, dataDir, now: () => new Date() }
  const post = createMessageSender({ payload: running.cms, pool, transports: { email: null, sms: null } })
  const log = { info: () => undefined }
  const payments = createPayments(envSchema.parse({ ...process.env, ...env }), () => undefined)
  app.use(staffRoutes({ ...parts, jobs: requestsOver(pool), network: networkWithLoopback, post, log, payments }))
  const server = createServer((req, res) => {
    rememberHead(req, readHead(req, null))
    app(req, res)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    cms: running.cms,
    pool,
    origin: `http://127.0.0.1:${port}`,
    reindex: () => reindex(indexing),
    ask: async (path, { token, method = 'GET', headers = {}, body } = {}) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: {
          'sec-fetch-site': 'same-origin',
          ...(method === 'GET' ? {} : { origin: adminUrl }),
          ...(token ? { cookie: `forecourt-token=${token}` } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? ''
      return { status: response.status, type, body: await response.json() }
    },
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await pool.end()
      if (!started) await running.stop()
    },
  }
}
