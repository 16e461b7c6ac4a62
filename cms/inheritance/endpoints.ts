import { addDataAndFileToRequest, APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { requireEditor } from '../access/require-editor.ts'
import { readId } from '../outbox/announce.ts'
import { requireOwnOrigin } from '../sign-in/require-own-origin.ts'
import { changeFollowed, followedChange } from './change-followed.ts'
import { customisePage } from './customise-page.ts'
import { featuresEndpoint } from './features-endpoint.ts'
import { findTemplate } from './find-template.ts'
import { reportInheritance } from './report-inheritance.ts'
import * as texts from './texts.ts'

const customiseSchema = z.object({ site: z.int().positive() })

/** `GET /inheritance/:collection/:id`: where a document stands between a template and its sites. */
const report: Endpoint = {
  path: '/inheritance/:collection/:id',
  method: 'get',
  handler: async (req) => {
    const id = Number(req.routeParams?.['id'])
    const collection = String(req.routeParams?.['collection'])
    const found = req.user && Number.isSafeInteger(id) ? await reportInheritance(req, { collection, id }) : null
    return found ? answer(found) : notFound()
  },
}

/** `POST /inheritance/pages/:id/customise` gives a site its own copy of a template's page. */
const customise: Endpoint = {
  path: '/inheritance/pages/:id/customise',
  method: 'post',
  handler: async (req) => {
    requireOwnOrigin(req)
    await addDataAndFileToRequest(req)
    const input = customiseSchema.safeParse(req.data ?? {})
    if (!input.success) throw new APIError(texts.sayWhichSite, 400, null, true)
    const { site } = input.data
    requireEditor(req, site)
    const page = await readPage(req)
    if (!page || readId(page.tenant) !== (await findTemplate(req, site)) || page._status !== 'published')
      return notFound()
    return answer({ id: await customisePage(req, { page, site }) })
  },
}

/** `POST /inheritance/pages/:id/follow` changes how a site's page follows its template's: `FollowedChange`. */
const follow: Endpoint = {
  path: '/inheritance/pages/:id/follow',
  method: 'post',
  handler: async (req) => {
    requireOwnOrigin(req)
    await addDataAndFileToRequest(req)
    const input = followedChange.safeParse(req.data ?? {})
    if (!input.success) throw new APIError(texts.sayWhatToDo, 400, null, true)
    const page = await readPage(req)
    const site = readId(page?.tenant)
    if (!page || site === null) return notFound()
    requireEditor(req, site)
    await changeFollowed(req, { id: page.id, change: input.data })
    return answer({ id: page.id })
  },
}

export const inheritanceEndpoints: Endpoint[] = [featuresEndpoint, report, customise, follow]

async function readPage(req: PayloadRequest) {
  const id = Number(req.routeParams?.['id'])
  if (!req.user || !Number.isSafeInteger(id)) return null
  return req.payload.findByID({
    collection: 'pages',
    id,
    depth: 0,
    req,
    user: req.user,
    overrideAccess: false,
    disableErrors: true,
  })
}

const answer = (body: object) => Response.json(body, { headers: { 'Cache-Control': 'no-store' } })
const notFound = () => Response.json({ errors: [{ message: texts.thereIsNoSuchPage }] }, { status: 404 })
