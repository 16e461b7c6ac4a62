import type { Render, RenderOutput } from '#schemas/page/render.ts'
import type { GalleryInput } from './gallery/render-gallery.tsx'
import { pageRoute } from './routes/page-route.tsx'
import { postAnswerRoute } from './routes/post-answer-route.tsx'
import { problemRoute } from './routes/problem-route.tsx'
import { refusedFormRoute } from './routes/refused-form-route.tsx'
import { unsubscribeRoute } from './routes/unsubscribe-route.tsx'

/** One request to one document. Rejects only where the page's own vehicle cannot be read: the platform then has a stale page to give, or asks for 500. */
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

/** `/_gallery`, for development and tests. Its samples are loaded only when it is asked for. */
export const renderGallery = async (input: GalleryInput): Promise<RenderOutput> =>
  (await import('./gallery/render-gallery.tsx')).renderGallery(input)
