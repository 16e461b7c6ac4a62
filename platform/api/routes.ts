import { type Request, type Response, Router } from 'express'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import type { Endpoint } from '#schemas/api/endpoint.ts'
import { type Api, type EndpointName, endpoints } from '#schemas/api/endpoints.ts'
import { problem } from '#schemas/problem.ts'
import { isSound } from './is-sound.ts'
import { isSameOrigin } from '../http/is-same-origin.ts'
import { type GivenInput, jsonBodyReader } from '../http/read-json-body.ts'
import { sendJson } from '../http/send-json.ts'
import { sendProblem } from '../http/send-problem.ts'
import * as texts from './texts.ts'

/** `/api/*` on a site's host, derived from the endpoint table. `apiFor` gives the API of the request's own tenant. */
export function apiRoutes(apiFor: (request: Request) => Promise<Api>): Router {
  const router = Router({ caseSensitive: true })
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const endpoint: Endpoint = endpoints[name]
    router.all(endpoint.path, async (req, res, next) => {
      const isRead = endpoint.method === 'GET'
      if (req.method !== endpoint.method && !(isRead && req.method === 'HEAD')) return next()
      if (!isRead && !isSameOrigin(req)) return sendProblem(res, problem('not-allowed', elsewhere))
      const given = isRead ? getSearch(endpoint, req) : await readBodyFor(req, res)
      if (!('input' in given)) return sendProblem(res, given)
      try {
        const api = await apiFor(req)
        const answer = await api.call(name, given.input as never)
        await sendJson(res, answer)
      } catch (error) {
        if (error instanceof ApiFailure) return sendProblem(res, error.problem)
        throw error
      }
    })
  }
  for (const [path, allowed] of methodsByPath) {
    router.all(path, (_req, res) => {
      res.setHeader('Allow', allowed)
      sendProblem(res, problem('method-not-allowed'))
    })
  }
  router.use('/api', (_req, res) => sendProblem(res, problem('endpoint-not-found')))
  return router
}

/** Several calls share a path: `/api/session` -> `GET, HEAD, POST, DELETE`. */
const methodsByPath = [...Map.groupBy(Object.values<Endpoint>(endpoints), ({ path }) => path)].map(
  ([path, sharing]): [string, string] => [
    path,
    sharing.map(({ method }) => (method === 'GET' ? 'GET, HEAD' : method)).join(', '),
  ],
)

const elsewhere = { detail: texts.thisRequestDoesNotComeFromPage }

function getSearch(endpoint: Endpoint, req: Request): GivenInput {
  const params = new URL(req.originalUrl, 'http://site.invalid').searchParams
  const input = endpoint.fromSearch ? endpoint.fromSearch(params) : { ...Object.fromEntries(params), ...req.params }
  return endpoint.fromSearch || isSound(input) ? { input } : problem('input-invalid')
}

const readBody = jsonBodyReader('64kb')

/** Path parameters override body properties of the same name. A body that is not an object is left for the schema to reject. */
async function readBodyFor(req: Request, res: Response): Promise<GivenInput> {
  const given = await readBody(req, res)
  if (!('input' in given) || typeof given.input !== 'object' || Array.isArray(given.input)) return given
  return { input: { ...given.input, ...req.params } }
}
