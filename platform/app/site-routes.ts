import { type Request, Router } from 'express'
import type { RequestListener } from 'node:http'
import type { OwnPageInput } from '#schemas/page/own-page-input.ts'
import { isProblem, problem } from '#schemas/problem.ts'
import { answerApiWithin } from '../http/answer-within.ts'
import { docsRoutes } from '../api/docs/routes.ts'
import { apiRoutes } from '../api/routes.ts'
import { documentRoutes } from '../documents/routes.ts'
import type { DrawVehicle } from '../documents/vehicle-drawings.ts'
import type { TenantRef } from '../content/content.ts'
import { outageForm } from '../leads/outage-form.ts'
import { requestCaller } from '../sessions/request-caller.ts'
import { clientIpRange } from '../http/client-ip.ts'
import type { PostParts } from '../pages/form-with-answer-page.ts'
import { bodyTimeout } from '../http/body-timeout.ts'
import { formRoutes } from '../leads/routes.ts'
import { FairQueue, onEventLoop } from '../limits/fair-queue.ts'
import { imageRoutes } from '../images/image-routes.ts'
import type { FindOwnFile } from '../images/own-files.ts'
import type { ResizeImage } from '../images/resize-image.ts'
import { onlyPlainAddresses, onlyReads } from '../http/url-guard.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import { mapTileRoutes } from '../places/map-tile-routes.ts'
import { sendPage } from '../page-cache/send-page.ts'
import { pageRoutes } from '../pages/page-routes.ts'
import { canvasRoutes } from '../pages/canvas-routes.ts'
import { paymentRoutes } from '../checkout/payment-routes.ts'
import { previewRoutes } from '../pages/preview-routes.ts'
import { type CanvasRenderer, type PageRenderer, type RenderedPage, renderPage } from '../pages/render-page.ts'
import { isSiteFile } from '../pages/site-files.ts'
import { requestHead } from '../http/request-head.ts'
import { reserveRoutes } from '../checkout/reserve-routes.ts'
import { sendProblem } from '../http/send-problem.ts'
import { signInRoutes } from '../sessions/routes.ts'
import { spinRoutes } from '../prizes/routes.ts'
import { unsubscribeRoutes } from '../alerts/routes.ts'
import { requestTenant } from '../http/request-tenant.ts'

export interface SiteRoutes {
  renderer: CanvasRenderer
  cache: PageCache
  findOwnFile: FindOwnFile
  resize: ResizeImage
  drawings: { sheet: DrawVehicle; sharePicture: DrawVehicle }
  adminUrl: string
  /** Serves the browser's modules in development. */
  modules: RequestListener | null
  /** Only in development and tests. */
  gallery: Router | null
}

/** Reads of one site follow each other, so that a crowd's answers do not arrive together and keep the event loop from others. */
const readsInTurn = { ...onEventLoop, perTenant: 1, waitingAtMost: 1_000 }

/** Milliseconds. Shoppers' forms are small. */
const bodyWithin = 15_000

/** All routes of a tenant's host that memory cannot answer. */
export function siteRoutes({
  renderer,
  cache,
  findOwnFile,
  resize,
  drawings,
  adminUrl,
  modules,
  gallery,
}: SiteRoutes): Router {
  const { content } = renderer
  const reads = new FairQueue(readsInTurn)
  const router = Router({ caseSensitive: true })
  router.use(onlyPlainAddresses, bodyTimeout(bodyWithin))
  router.use(docsRoutes(async (req) => (await content.loadSite(requestTenant(content, req))).site))
  router.use(documentRoutes({ content, ...drawings }))
  const callerFor = (req: Request, tenant: TenantRef, now = renderer.now()) =>
    requestCaller(req, { ...renderer, tenantId: tenant.id, now })
  const apiFor = async (req: Request) => {
    const began = performance.now()
    const tenant = requestTenant(content, req)
    const { site } = await content.loadSite(tenant)
    const now = renderer.now()
    const caller = await callerFor(req, tenant, now)
    const client = { tenantId: tenant.id, address: clientIpRange(req) }
    return answerApiWithin(renderer.createApi({ ...renderer, tenant, site, now, caller }), { began, reads, client })
  }
  router.use(
    paymentRoutes(async (req) => {
      const { id: tenantId } = requestTenant(content, req)
      const { payload, pool, partners } = renderer
      return {
        tenantId,
        checkoutContext: { payload, pool, payments: partners.payments, ownOrigin: adminUrl, now: renderer.now() },
      }
    }),
  )
  const renderOwn = ownPages(renderer)
  const posts: PostParts = {
    apiFor,
    renderAnswer: (req, says) => renderOwn(req, { kind: 'post-answer', says }),
    now: renderer.now,
  }
  router.use(reserveRoutes(posts), spinRoutes(posts))
  router.use(apiRoutes(apiFor))
  router.use(
    formRoutes({
      apiFor,
      renderRefused: (req, says) => renderOwn(req, { kind: 'refused-form', says }),
      formInOutage: async (req, input) => outageForm((await content.loadSite(requestTenant(content, req))).site, input),
      now: renderer.now,
    }),
  )
  router.use(signInRoutes(apiFor))
  const { pool, payload, now } = renderer
  router.use(
    unsubscribeRoutes({
      pool,
      secret: payload.secret,
      now,
      tenantOf: (req) => requestTenant(content, req),
      renderUnsubscribe: (req, says) => renderOwn(req, { kind: 'unsubscribe', says }),
    }),
  )
  router.use(canvasRoutes(renderer))
  router.use(onlyReads)
  router.use(imageRoutes({ content, findOwnFile, resize }))
  router.use(mapTileRoutes())
  router.use(previewRoutes(renderer, { adminUrl }))
  if (gallery) router.use(gallery)
  router.use('/assets', (req, res) => {
    if (!modules) return sendProblem(res, problem('endpoint-not-found'))
    req.url = req.originalUrl
    modules(req, res)
  })
  router.use(async (req, res, next) => {
    if (!isSiteFile(req.path)) return next()
    const { id: tenantId } = requestTenant(content, req)
    const served = await cache.fetch({ tenantId, path: req.path, search: '' }, { address: clientIpRange(req) })
    if (isProblem(served)) return sendProblem(res, served)
    sendPage(res, { ...served, requestContext: requestHead(req) })
  })
  router.use(pageRoutes({ content, cache, visitOf: callerFor }))
  return router
}

const ownPages =
  (renderer: PageRenderer) =>
  async (req: Request, own: OwnPageInput): Promise<RenderedPage> => {
    const tenant = requestTenant(renderer.content, req)
    const { site } = await renderer.content.loadSite(tenant)
    return renderPage(renderer, { tenant, site, page: null, url: req.path, status: 200, own })
  }
