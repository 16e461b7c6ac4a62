import { type Response, Router } from 'express'
import { files } from '#schemas/api/files.ts'
import { isProblem } from '#schemas/problem.ts'
import { pdfName } from '#schemas/vehicle/print-path.ts'
import type { Content } from '../content/content.ts'
import { clientIpRange } from '../http/client-ip.ts'
import { setHeaders } from '../http/set-headers.ts'
import { requestHead } from '../http/request-head.ts'
import { commonHeaders } from '../http/security-headers.ts'
import { sendProblem } from '../http/send-problem.ts'
import { requestTenant } from '../http/request-tenant.ts'
import type { Drawing } from './document-cache.ts'
import type { DrawVehicle } from './vehicle-drawings.ts'

interface DrawnRoutes {
  content: Content
  sheet: DrawVehicle
  sharePicture: DrawVehicle
}

/** `GET /api/cars/{slug}.pdf`, saved as `{slug}.pdf` (vehicles §7), and share pictures, which social networks may fetch and cache. */
export function documentRoutes({ content, sheet, sharePicture }: DrawnRoutes): Router {
  const router = Router({ caseSensitive: true })

  router.get(files.vehiclePdf.path, async (req, res) => {
    const { slug } = req.params
    const drawn = await sheet(requestTenant(content, req), { slug, from: clientIpRange(req) })
    if (isProblem(drawn)) return sendProblem(res, drawn)
    res.set({ 'Content-Disposition': `attachment; filename="${pdfName({ slug })}"`, 'X-Robots-Tag': 'noindex' })
    send(res, drawn, files.vehiclePdf.type)
  })

  router.get('/_share/cars/:slug.jpg', async (req, res) => {
    const drawn = await sharePicture(requestTenant(content, req), { slug: req.params.slug, from: clientIpRange(req) })
    if (isProblem(drawn)) return sendProblem(res, drawn)
    send(res, drawn, 'image/jpeg')
  })

  return router
}

/** Caches ask each time: a photo or logo may be replaced under its name, of which neither the vehicle nor this address tells. */
function send(res: Response, { body, etag }: Drawing, type: string): void {
  setHeaders(res, [...commonHeaders])
  res.set({ 'Cache-Control': 'public, no-cache', ETag: etag })
  if (requestHead(res.req).ifNoneMatch.split(', ').includes(etag)) return void res.status(304).end()
  res.set({ 'Content-Type': type, 'Content-Length': String(body.length) })
  res.end(body)
}
