import { createHash } from 'node:crypto'
import { type Request, Router } from 'express'
import { openApi } from '#schemas/api/openapi.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { sendJson } from '../../http/send-json.ts'
import { docsPage } from './docs-page.ts'
import { docsStyle } from './docs-style.ts'

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(docsStyle).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`

/** What the API of a site can be asked: for programs at `/api/openapi.json`, for people at `/api/docs`. */
export function docsRoutes(siteOf: (request: Request) => Promise<Site>): Router {
  const router = Router({ caseSensitive: true })
  router.get('/api/openapi.json', async (req, res) => {
    await sendJson(res, openApi(await siteOf(req)))
  })
  router.get('/api/docs', async (req, res) => {
    res.setHeader('Content-Security-Policy', policy)
    res.setHeader('Cache-Control', 'no-cache')
    res.type('html').send(docsPage(openApi(await siteOf(req))))
  })
  return router
}
