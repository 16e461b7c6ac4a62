import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { extname } from 'node:path'
import { type Request, Router } from 'express'
import { isProblem, problem } from '#schemas/problem.ts'
import type { Content } from '../content/content.ts'
import { clientIpRange } from '../http/client-ip.ts'
import { requestHead } from '../http/request-head.ts'
import { sendProblem } from '../http/send-problem.ts'
import { requestTenant } from '../http/request-tenant.ts'
import { plainFileName, readImageRequest } from './image-request.ts'
import { getCacheControl, type FindOwnFile, type FoundFile } from './own-files.ts'
import type { ResizeImage } from './resize-image.ts'

interface ImageRoutes {
  content: Content
  findOwnFile: FindOwnFile
  resize: ResizeImage
}

const types: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
}

/**
 * A tenant's pictures, films and reports: `/media/<file>` and `/stock/<file>` unchanged, with range requests; `/_img/<modifiers>/…`
 * resized.
 */
export function imageRoutes({ content, findOwnFile, resize }: ImageRoutes): Router {
  const router = Router({ caseSensitive: true })

  for (const kind of ['media', 'stock'] as const) {
    router.get(`/${kind}/:file`, async (req, res) => {
      const file = plainFileName(req.params.file)
      const type = types[extname(req.params.file).toLowerCase()]
      const found = file && type ? await findOwnFile(requestTenant(content, req), { kind, file }) : null
      if (!found || !type) return sendProblem(res, problem('image-not-found'))
      const etag = `"${found.bytes.toString(36)}-${Math.floor(found.changedAt).toString(36)}"`
      res.set({
        'Cache-Control': getCacheControl(found, req.originalUrl),
        ETag: etag,
        'Content-Security-Policy': getPolicy(type),
      })
      if (requestHead(req).ifNoneMatch.split(', ').includes(etag)) return void res.status(304).end()
      const part = type.startsWith('video/') ? getPart(found, req) : 'whole'
      if (part === 'none') return void res.status(416).set('Content-Range', `bytes */${found.bytes}`).end()
      const { start, end } = part === 'whole' ? { start: 0, end: found.bytes - 1 } : part
      res.set({ 'Content-Type': type, 'Content-Length': String(end - start + 1) })
      if (type.startsWith('video/')) res.set('Accept-Ranges', 'bytes')
      if (part !== 'whole') res.status(206).set('Content-Range', `bytes ${start}-${end}/${found.bytes}`)
      if (req.method === 'HEAD' || found.bytes === 0) return void res.end()
      await pipeline(createReadStream(found.path, { start, end }), res)
    })
  }

  router.get('/_img/*path', async (req, res) => {
    const path = new URL(req.originalUrl, 'http://site.invalid').pathname.slice('/_img'.length)
    const request = readImageRequest(path)
    const found = request ? await findOwnFile(requestTenant(content, req), request.source) : null
    if (!request || !found) return sendProblem(res, problem('image-not-found'))
    const client = { tenantId: requestTenant(content, req).id, address: clientIpRange(req) }
    const image = await resize(found, request, { accept: req.get('accept') ?? '', client })
    if (isProblem(image)) return sendProblem(res, image)
    res.set({
      'Cache-Control': getCacheControl(found, req.originalUrl),
      'Content-Security-Policy': nothingActive,
      ETag: image.etag,
      ...(request.format === 'auto' ? { Vary: 'Accept' } : {}),
    })
    if (requestHead(req).ifNoneMatch.split(', ').includes(image.etag)) return void res.status(304).end()
    res.set({ 'Content-Type': image.contentType, 'Content-Length': String(image.body.length) })
    res.end(image.body)
  })

  return router
}

/**
 * The requested byte range of a film: Safari requires ranges, and all players seek with them. Multiple ranges are answered with the whole
 * file.
 */
function getPart({ bytes }: FoundFile, req: Request): 'whole' | 'none' | { start: number; end: number } {
  const ranges = req.range(bytes, { combine: true })
  if (ranges === -1) return 'none'
  const [range, ...others] = typeof ranges === 'object' && ranges.type === 'bytes' ? ranges : []
  return range && others.length === 0 ? range : 'whole'
}

/** Prevents scripts in a picture that is actually a document. */
const nothingActive = "default-src 'none'; sandbox"

/** Browsers show a PDF in their own viewer, which does not work in a sandbox. */
const getPolicy = (type: string): string =>
  type === 'application/pdf' ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'" : nothingActive
