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
  audience?: RenderInput['audience']
  own?: RenderInput['own']
}

export interface RenderedPage extends RenderOutput {
  /** An outage kept blocks from being shown. */
  isDegraded: boolean
}

/** One call of the renderer, with the API of this tenant alone. What failed inside a block is logged under the render's id. */
export async function renderPage(via: PageRenderer, wanted: PageToRender): Promise<RenderedPage> {
  const { render, log } = via
  const { tenant, site } = wanted
  const now = via.now()
  const requestId = newRequestId()
  let isDegraded = false
  const output = await render({
    site,
    page: wanted.page,
    params: wanted.params ?? {},
    url: wanted.url,
    status: wanted.status,
    preview: wanted.preview ?? false,
    audience: wanted.audience,
    own: wanted.own,
    now,
    requestId,
    api: via.createApi({ ...via, tenant, site, now, caller: anonymousCaller, page: wanted.page }),
    report: ({ blockType, blockId, error }) => {
      isDegraded ||= isOutage(error)
      log.error({ err: error, requestId, tenant: tenant.slug, blockType, blockId }, 'block render failed')
    },
  })
  return { ...output, isDegraded }
}
