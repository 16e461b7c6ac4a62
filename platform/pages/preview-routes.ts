import { type Response, Router } from 'express'
import { isProblem, type Problem } from '#schemas/problem.ts'
import { plainPage } from '../http/plain-page.ts'
import { pageHeaders } from '../http/security-headers.ts'
import { requestTenant } from '../http/request-tenant.ts'
import { type PageRenderer, renderPage } from './render-page.ts'
import { setHeaders } from '../http/set-headers.ts'

const scriptPath = '/_preview.js'

/**
 * `/_preview?token=…`: a draft as its site would show it, on the site's own host, framed by the admin alone and kept by nobody. The token
 * stands in the address, so nothing is told where it came from.
 */
export function previewRoutes(via: PageRenderer, { adminUrl }: { adminUrl: string }): Router {
  const router = Router()

  router.get(scriptPath, (_req, res) => {
    res.set({ 'Cache-Control': 'public, max-age=300', 'Content-Type': 'text/javascript; charset=utf-8' }).send(script)
  })

  router.get('/_preview', async (req, res) => {
    const tenant = requestTenant(via.content, req)
    const token = new URL(req.originalUrl, 'http://site.invalid').searchParams.get('token') ?? ''
    const draft = await via.content.loadDraft(tenant, { token, now: via.now() })
    if (isProblem(draft)) return sendFailure(res, draft)
    const { site, page, params, path } = draft
    const rendered = await renderPage(via, { tenant, site, page, params, url: path, status: 200, preview: true })
    const { html, styleHashes, scriptHashes } = rendered
    setHeaders(res, [...pageHeaders({ styleHashes, scriptHashes, framedBy: adminUrl }), ...kept])
    res.status(rendered.status).type('html').send(withScript(html, adminUrl))
  })

  const sendFailure = (res: Response, failure: Problem) => {
    setHeaders(res, [...pageHeaders({ styleHashes: [], scriptHashes: [], framedBy: adminUrl }), ...kept])
    res.status(failure.status).type('html').send(plainPage(failure))
  }

  return router
}

/** The token in its address must not be told to anybody, nor the draft be kept. */
const kept = ['Cache-Control', 'no-store', 'Referrer-Policy', 'no-referrer', 'X-Robots-Tag', 'noindex']

const withScript = (html: string, adminUrl: string) =>
  html.replace('</body>', `<script src="${scriptPath}" data-admin="${adminUrl}"></script></body>`)

/** Payload's live preview tells the frame when the draft was saved; a tab of its own looks again when it is looked at. */
const script = `(() => {
  const admin = document.currentScript.dataset.admin
  if (window.parent === window) {
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && location.reload())
    return
  }
  window.addEventListener('message', ({ origin, data }) => {
    if (origin === admin && data && data.type === 'payload-document-event') location.reload()
  })
  window.parent.postMessage({ type: 'payload-live-preview', ready: true }, admin)
})()
`
