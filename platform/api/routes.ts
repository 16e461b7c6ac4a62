import { type RequestHandler, Router } from 'express'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import type { Endpoint } from '#schemas/api/endpoint.ts'
import { type Api, type EndpointName, endpoints } from '#schemas/api/endpoints.ts'
import { problem } from '#schemas/problem.ts'
import { sendJson } from '../server/send-json.ts'
import { sendProblem } from '../server/send-problem.ts'

/** `/api/*` on a site's host, derived from the endpoint table. `apiFor` gives the API of the request's own tenant. */
export function apiRoutes(apiFor: (request: Parameters<RequestHandler>[0]) => Promise<Api>): Router {
  const router = Router({ caseSensitive: true })
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const endpoint: Endpoint = endpoints[name]
    router.all(endpoint.path, async (req, res) => {
      const isRead = endpoint.method === 'GET'
      if (req.method !== endpoint.method && !(isRead && req.method === 'HEAD')) {
        res.setHeader('Allow', isRead ? 'GET, HEAD' : endpoint.method)
        return sendProblem(res, problem('method-not-allowed'))
      }
      try {
        const api = await apiFor(req)
        const answer = await api.call(name, inputOf(endpoint, req) as never)
        await sendJson(res, answer)
      } catch (error) {
        if (error instanceof ApiFailure) return sendProblem(res, error.problem)
        throw error
      }
    })
  }
  router.use('/api', (_req, res) => sendProblem(res, problem('endpoint-not-found')))
  return router
}

function inputOf(endpoint: Endpoint, req: Parameters<RequestHandler>[0]): unknown {
  const params = new URL(req.originalUrl, 'http://site.invalid').searchParams
  return endpoint.fromSearch ? endpoint.fromSearch(params) : { ...Object.fromEntries(params), ...req.params }
}
