import { addDataAndFileToRequest, APIError, type Endpoint, type PayloadRequest } from 'payload'
import { newSite } from '#schemas/tenant/new-site.ts'
import { isPlatformAdmin } from '../access/is-platform-admin.ts'
import { removeUnstoredFiles } from '../collections/media/remove-failed-files.ts'
import { decodeInTurn } from '../files/uploads-in-turn.ts'
import { refusal } from '../refusal.ts'
import { requireOwnOrigin } from '../sign-in/require-own-origin.ts'
import { checkPage } from './check-page.ts'
import { createSite } from './create-site.ts'
import * as texts from './texts.ts'

/** `POST /new-site` creates a whole site: fields as `_payload`, the logo as `file`. */
const create: Endpoint = {
  path: '/new-site',
  method: 'post',
  handler: async (req) => {
    requireOwnOrigin(req)
    requirePlatformAdmin(req)
    await addDataAndFileToRequest(req)
    const input = newSite.safeParse(req.data ?? {})
    if (!input.success)
      throw refusal(
        'tenants',
        input.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })),
      )
    const logo = req.file ?? null
    const work = () => createSite(req, { site: input.data, logo })
    const id = await (logo ? decodeInTurn(req, work) : work()).catch(async (error: unknown) => {
      // Files on disk are not rolled back with the rest.
      await removeUnstoredFiles(req, req.payload.collections.media.config.upload.staticDir ?? '')
      throw error
    })
    return answer({ id }, 201)
  },
}

/** `GET /new-site/:id/check?path=/finance` asks the site for a page and says what it answered. */
const check: Endpoint = {
  path: '/new-site/:id/check',
  method: 'get',
  handler: async (req) => {
    requirePlatformAdmin(req)
    const path = new URL(req.url ?? '', 'http://admin.invalid').searchParams.get('path') ?? ''
    const status = await checkPage(req, { site: Number(req.routeParams?.['id']), path })
    if (status === null) throw new APIError(texts.theSiteHasNoSuchPage, 404, null, true)
    return answer({ status })
  },
}

export const newSiteEndpoints: Endpoint[] = [create, check]

function requirePlatformAdmin(req: PayloadRequest): void {
  if (!isPlatformAdmin(req.user)) throw new APIError(texts.onlyPlatformAdministrators, req.user ? 403 : 401, null, true)
}

const answer = (body: object, status = 200) => Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
