import { Router } from 'express'
import type { Logger } from '../base/log.ts'
import { pageHeaders } from '../http/security-headers.ts'
import type { Renderer } from './renderer.ts'
import { setHeaders } from '../http/set-headers.ts'

/** `/_gallery`: every block in every state, for block authors. Only in development and tests. */
export function galleryRoutes({ renderGallery }: Pick<Renderer, 'renderGallery'>, log: Logger): Router {
  const router = Router()
  router.get(['/_gallery', '/_gallery/*path'], async (req, res) => {
    const { html, status, styleHashes, scriptHashes } = await renderGallery({
      url: req.originalUrl,
      now: new Date(),
      report: ({ blockType, blockId, error }) => log.error({ err: error, blockType, blockId }, 'block render failed'),
    })
    setHeaders(res, [...pageHeaders({ styleHashes, scriptHashes, framedBy: null }), 'Cache-Control', 'no-store'])
    res.status(status).type('html').send(html)
  })
  return router
}
