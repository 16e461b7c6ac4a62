import type { CanvasBlocksRequest, RenderCanvas } from '#schemas/page/canvas-blocks.ts'
import type { PageDocument } from '#schemas/page/page.ts'
import type { Render, RenderInput, RenderOutput } from '#schemas/page/render.ts'
import type { Site } from '#schemas/tenant/site.ts'
import type { ApiParts, CreateApi } from '../context/api-context.ts'
import { anonymousCaller } from '../context/caller.ts'
import type { TenantRef } from '../content/content.ts'
import type { Logger } from '../base/log.ts'
import { isOutage } from '../http/is-outage.ts'
import { newRequestId } from '../http/request-head.ts'

export interface PageRenderer extends ApiParts {
  render: Render
  createApi: CreateApi
  now: () => Date
  log: Logger
}

export interface PageToRender {
  tenant: TenantRef
  site: Site
  page: PageDocument | null
  params?: Record<string, string>
  url: string
  status: RenderInput['status']
  preview?: boolean
  canvas?: RenderInput['canvas']
  audience?: RenderInput['audience']
  own?: RenderInput['own']
  /** Another time than now, in the canvas. */
  now?: Date | undefined
}

export interface CanvasRenderer extends PageRenderer {
  renderCanvas: RenderCanvas
}

export type BlocksToRender = PageToRender & { page: PageDocument } & Pick<CanvasBlocksRequest, 'changed' | 'titledBy'>

export interface RenderedPage extends RenderOutput {
  /** An outage prevented some blocks from being rendered. */
  isDegraded: boolean
}

/** Calls the renderer with the API of this tenant only. Errors inside a block are logged with the render's id. */
export async function renderPage(via: PageRenderer, pageToRender: PageToRender): Promise<RenderedPage> {
  const { input, isDegraded } = renderInput(via, pageToRender)
  const output = await via.render(input)
  return { ...output, isDegraded: isDegraded() }
}

/** The changed blocks of a page for the canvas, rendered as `renderPage` renders all. */
export const renderCanvasBlocks = (
  via: CanvasRenderer,
  { page, changed, titledBy, ...pageToRender }: BlocksToRender,
): Promise<object> =>
  via.renderCanvas({ ...renderInput(via, { ...pageToRender, page }).input, page, changed, titledBy })

function renderInput(via: PageRenderer, pageToRender: PageToRender): { input: RenderInput; isDegraded: () => boolean } {
  const { log } = via
  const { tenant, site } = pageToRender
  const now = pageToRender.now ?? via.now()
  const requestId = newRequestId()
  let isDegraded = false
  const input: RenderInput = {
    site,
    page: pageToRender.page,
    params: pageToRender.params ?? {},
    url: pageToRender.url,
    status: pageToRender.status,
    preview: pageToRender.preview ?? false,
    canvas: pageToRender.canvas,
    audience: pageToRender.audience,
    own: pageToRender.own,
    now,
    requestId,
    api: via.createApi({ ...via, tenant, site, now, caller: anonymousCaller, page: pageToRender.page }),
    report: ({ blockType, blockId, error }) => {
      isDegraded ||= isOutage(error)
      log.error({ err: error, requestId, tenant: tenant.slug, blockType, blockId }, 'block render failed')
    },
  }
  return { input, isDegraded: () => isDegraded }
}
