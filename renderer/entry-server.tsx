import type { RenderCanvas } from '#schemas/page/canvas-blocks.ts'
import type { Render, RenderOutput } from '#schemas/page/render.ts'
import type { GalleryInput } from './gallery/render-gallery.tsx'
import { canvasRoute } from './routes/canvas-route.ts'
import { pageRoute } from './routes/page-route.tsx'
import { postAnswerRoute } from './routes/post-answer-route.tsx'
import { problemRoute } from './routes/problem-route.tsx'
import { refusedFormRoute } from './routes/refused-form-route.tsx'
import { unsubscribeRoute } from './routes/unsubscribe-route.tsx'

/**
 * Renders one document per request. Rejects only if the page's own vehicle cannot be loaded: the platform then serves a stale page or
 * requests status 500.
 */
export const render: Render = async (input) => {
  switch (input.own?.kind) {
    case 'refused-form':
      return refusedFormRoute(input, input.own.says)
    case 'post-answer':
      return postAnswerRoute(input, input.own.says)
    case 'unsubscribe':
      return unsubscribeRoute(input, input.own.says)
    case undefined:
  }
  if (!input.page) return problemRoute(input, input.status === 500 ? 'unexpected' : 'page-not-found')
  return pageRoute(input, input.page)
}

/** The changed blocks of a page for the canvas of the admin. */
export const renderCanvas: RenderCanvas = async (input) => canvasRoute(input)

/** `/_gallery`, for development and tests. Samples are loaded on demand. */
export const renderGallery = async (input: GalleryInput): Promise<RenderOutput> =>
  (await import('./gallery/render-gallery.tsx')).renderGallery(input)
