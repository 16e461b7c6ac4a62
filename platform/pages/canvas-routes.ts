import { type Request, type Response, Router } from 'express'
import { canvasBlocksRequest } from '#schemas/page/canvas-blocks.ts'
import { documentLimits } from '#schemas/page/document-limits.ts'
import { findExcess } from '#schemas/page/find-excess.ts'
import { isProblem, type Problem, problem } from '#schemas/problem.ts'
import { siteWithFeatures } from '#schemas/tenant/site-with-features.ts'
import { clientIpRange } from '../http/client-ip.ts'
import { failureProblem } from '../http/failure-problem.ts'
import { isSameOrigin } from '../http/is-same-origin.ts'
import { jsonBodyReader } from '../http/read-json-body.ts'
import { requestTenant } from '../http/request-tenant.ts'
import { sendProblem } from '../http/send-problem.ts'
import { type CanvasRenderer, renderCanvasBlocks } from './render-page.ts'

/**
 * `POST /_preview/blocks`: the changed blocks of a page that is being edited in the canvas. The token of its preview authorises the caller
 * for one draft of one site; references in the sent tree are resolved within that site as those of a page are.
 */
export function canvasRoutes(via: CanvasRenderer): Router {
  const router = Router()
  const readBody = jsonBodyReader(`${documentLimits.bodyBytes}b`)

  router.post('/_preview/blocks', async (req, res) => {
    const answer = await answerBlocks(req, res).catch(toProblem)
    if (isProblem(answer)) return sendProblem(res, answer)
    res
      .set({ 'Cache-Control': 'no-store', 'Content-Type': 'application/json; charset=utf-8' })
      .send(JSON.stringify(answer))
  })

  const answerBlocks = async (req: Request, res: Response): Promise<object | Problem> => {
    if (!isSameOrigin(req)) return problem('not-allowed')
    const tenant = requestTenant(via.content, req)
    const limited = await via.limits.take('canvas', { tenantId: tenant.id, address: clientIpRange(req) })
    if (limited) return limited
    const given = await readBody(req, res)
    if (!('input' in given)) return given
    const result = canvasBlocksRequest.safeParse(given.input)
    if (!result.success) return problem('input-invalid')
    const { token, layout, changed, titledBy, viewAs } = result.data
    const excess = findExcess(layout)
    if (excess) return problem('payload-too-large', { detail: excess })
    const draft = await via.content.loadDraft(tenant, {
      token,
      now: via.now(),
      shownAs: { layout, vehicle: viewAs.vehicle },
    })
    if (isProblem(draft)) return draft
    return renderCanvasBlocks(via, {
      tenant,
      site: siteWithFeatures(draft.site, viewAs.flags),
      page: draft.page,
      params: draft.params,
      url: draft.path,
      status: 200,
      preview: true,
      canvas: { admin: '' },
      audience: viewAs.audience === 'signed-in' ? 'signed-in' : undefined,
      now: viewAs.at === null ? undefined : new Date(viewAs.at),
      changed,
      titledBy,
    })
  }

  return router
}

function toProblem(error: unknown): Problem {
  const failure = failureProblem(error)
  if (!failure) throw error
  return failure
}
