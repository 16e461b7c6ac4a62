import { type Response, Router } from 'express'
import { isProblem, type Problem } from '#schemas/problem.ts'
import { plainPage } from '../http/plain-page.ts'
import { pageHeaders } from '../http/security-headers.ts'
import { requestTenant } from '../http/request-tenant.ts'
import { type PageRenderer, renderPage } from './render-page.ts'
import { setHeaders } from '../http/set-headers.ts'

const scriptPath = '/_preview.js'

/**
 * `/_preview?token=…`: a draft as its site would show it, on the site's own host, framed only by the admin and never cached. The token is
 * in the URL, so no referrer is sent. With `&canvas=1` for the canvas of the admin, whose script the renderer adds.
 */
export function previewRoutes(via: PageRenderer, { adminUrl }: { adminUrl: string }): Router {
  const router = Router()

  router.get(scriptPath, (_req, res) => {
    res.set({ 'Cache-Control': 'public, max-age=300', 'Content-Type': 'text/javascript; charset=utf-8' }).send(script)
  })

  router.get('/_preview', async (req, res) => {
    const tenant = requestTenant(via.content, req)
    const { searchParams } = new URL(req.originalUrl, 'http://site.invalid')
    const token = searchParams.get('token') ?? ''
    const canvas = searchParams.get('canvas') === '1' ? { admin: new URL(adminUrl).origin } : undefined
    const shownAs = canvas && { vehicle: null }
    const draft = await via.content.loadDraft(tenant, { token, now: via.now(), ...(shownAs ? { shownAs } : {}) })
    if (isProblem(draft)) return sendFailure(res, draft)
    const { site, page, params, path } = draft
    const pageToRender = { tenant, site, page, params, url: path, status: 200, preview: true, canvas } as const
    const rendered = await renderPage(via, pageToRender)
    const { html, styleHashes, scriptHashes, mapOrigin, tileOrigin } = rendered
    setHeaders(res, [...pageHeaders({ styleHashes, scriptHashes, mapOrigin, tileOrigin, framedBy: adminUrl }), ...kept])
    res
      .status(rendered.status)
      .type('html')
      .send(canvas ? html : withScript(html, adminUrl))
  })

  const sendFailure = (res: Response, failure: Problem) => {
    setHeaders(res, [...pageHeaders({ styleHashes: [], scriptHashes: [], framedBy: adminUrl }), ...kept])
    res.status(failure.status).type('html').send(plainPage(failure))
  }

  return router
}

/** The token in the URL must not leak, and the draft must not be cached. */
const kept = ['Cache-Control', 'no-store', 'Referrer-Policy', 'no-referrer', 'X-Robots-Tag', 'noindex']

const withScript = (html: string, adminUrl: string) =>
  html.replace('</body>', `<script src="${scriptPath}" data-admin="${adminUrl}"></script></body>`)

/** Payload's live preview notifies the frame of saved drafts; a separate tab reloads when it becomes visible. */
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
