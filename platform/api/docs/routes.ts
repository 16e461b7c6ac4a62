import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Request, Router } from 'express'
import { openApi } from '#schemas/api/openapi.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { requestHead } from '../../http/request-head.ts'
import { commonHeaders } from '../../http/security-headers.ts'
import { sendJson } from '../../http/send-json.ts'
import { type PreparedPage, preparePage } from '../../page-cache/prepared-page.ts'
import { sendPage } from '../../page-cache/send-page.ts'
import { docsPage, docsPolicy, redocPath } from './docs-page.ts'

/** The API documentation of a site: `/api/openapi.json` for programs, `/api/docs` for people. */
export function docsRoutes(siteOf: (request: Request) => Promise<Site>): Router {
  const router = Router({ caseSensitive: true })
  router.get('/api/openapi.json', async (req, res) => {
    await sendJson(res, openApi(await siteOf(req)))
  })
  router.get('/api/docs', async (req, res) => {
    res.setHeader('Content-Security-Policy', docsPolicy)
    res.setHeader('Cache-Control', 'no-cache')
    res.type('html').send(docsPage(openApi(await siteOf(req)).info.title))
  })
  router.get(redocPath, async (req, res) => {
    sendPage(res, { page: await loadRedoc(), serving: 'miss', requestContext: requestHead(req) })
  })
  return router
}

let redoc: Promise<PreparedPage> | null = null

/** Read and compressed once, on the first visit. A failure is not cached. */
async function loadRedoc(): Promise<PreparedPage> {
  redoc ??= prepareRedoc().catch((error: unknown) => {
    redoc = null
    throw error
  })
  return redoc
}

const prepareRedoc = async (): Promise<PreparedPage> =>
  preparePage({
    status: 200,
    body: await readFile(fileURLToPath(import.meta.resolve('redoc/bundles/redoc.standalone.js')), 'utf8'),
    contentType: 'text/javascript; charset=utf-8',
    headers: ['Cache-Control', 'no-cache', ...commonHeaders],
  })
