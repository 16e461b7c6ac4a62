import { type Request, type RequestHandler, type Response, Router } from 'express'
import type { StaffEndpoint } from '#schemas/api/staff-endpoint.ts'
import { type StaffEndpointName, staffEndpoints } from '#schemas/api/staff-endpoints.ts'
import { clientAddressHeader } from '#schemas/api/client-address.ts'
import { clientIp } from '../http/client-ip.ts'
import { isProblem, problem } from '#schemas/problem.ts'
import { type GivenInput, jsonBodyReader } from '../http/read-json-body.ts'
import { sendJson } from '../http/send-json.ts'
import { sendProblem } from '../http/send-problem.ts'
import { answerCall } from './answer-call.ts'
import { feedFileRoutes } from './feeds/file-routes.ts'
import { leadCsvRoute } from './leads/csv-route.ts'
import type { StaffParts } from './service.ts'
import * as texts from './texts.ts'

/** `/staff/*` on the admin's host, derived from the table of staff calls. */
export function staffRoutes(parts: StaffParts): Router {
  const router = Router({ caseSensitive: true })
  router.use('/staff', onlyFromAdmin(parts.adminUrl))
  for (const name of Object.keys(staffEndpoints) as StaffEndpointName[]) {
    const endpoint: StaffEndpoint = staffEndpoints[name]
    router.all(endpoint.path, async (req, res) => {
      if (req.method !== endpoint.method) {
        res.setHeader('Allow', endpoint.method)
        return sendProblem(res, problem('method-not-allowed'))
      }
      const answer = await answerCall(parts, {
        name,
        headers: getHeaders(req),
        readInput: () => readInput(endpoint, { req, res }),
      })
      if (isProblem(answer)) return sendProblem(res, answer)
      await sendJson(res, answer)
    })
  }
  router.use(feedFileRoutes(parts, getHeaders))
  router.use(leadCsvRoute(parts, getHeaders))
  router.use('/staff', (_req, res) => sendProblem(res, problem('endpoint-not-found')))
  return router
}

/** CSRF protection: requests that change something must come from the admin's own pages. */
const onlyFromAdmin =
  (adminUrl: string): RequestHandler =>
  (req, res, next) =>
    isRead(req.method) || req.get('origin') === adminUrl ? next() : sendProblem(res, problem('not-allowed', elsewhere))

const isRead = (method: string) => method === 'GET' || method === 'HEAD'

const elsewhere = { detail: texts.thisRequestDoesNotComeFromAdmin }

/** Only the headers that identify the caller. */
const getHeaders = (req: Request): Headers =>
  new Headers([
    [clientAddressHeader, clientIp(req)],
    ...['cookie', 'authorization', 'origin', 'sec-fetch-site', 'user-agent'].flatMap((name): [string, string][] => {
      const value = req.get(name)
      return value === undefined ? [] : [[name, value]]
    }),
  ])

async function readInput(endpoint: StaffEndpoint, { req, res }: { req: Request; res: Response }): Promise<GivenInput> {
  if (endpoint.method === 'POST') return readBody(req, res)
  const params = new URL(req.originalUrl, 'http://admin.invalid').searchParams
  return { input: endpoint.fromSearch ? endpoint.fromSearch(params) : Object.fromEntries(params) }
}

const readBody = jsonBodyReader('512kb')
