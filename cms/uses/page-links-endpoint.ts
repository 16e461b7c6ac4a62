import { type Endpoint, headersWithCors, type PayloadRequest } from 'payload'
import { normalisePath } from '#schemas/page/redirects.ts'
import { readPublicPath } from '../collections/pages/keep-old-path.ts'
import { listRules, readRedirectSite } from '../collections/redirects/check-redirect.ts'
import { findReadable } from '../editing/find-readable.ts'
import { missingDocument } from '../editing/missing-document.ts'
import { readId } from '../outbox/announce.ts'
import { findUses } from './find-uses.ts'
import { listVisibleSites } from './list-visible-sites.ts'

/**
 * `GET /page-links/:id`: the address at which shoppers see a page, and what leads to it. With `?path=`, the address that it shall get: only what
 * does not follow the page there, and the redirect that leads away from the new address.
 */
export const pageLinksEndpoint: Endpoint = {
  path: '/page-links/:id',
  method: 'get',
  handler: async (req) => {
    Object.assign(req.routeParams ?? {}, { collection: 'pages' })
    const document = await findReadable(req)
    const tenant = readId(document?.doc['tenant'])
    if (!document || tenant === null) throw missingDocument(req)
    const { id } = document
    const path = req.searchParams.get('path')
    const among = listVisibleSites(req, tenant)
    const uses = await findUses(req, { tenant, collection: 'pages', id, among, isByAddress: path !== null })
    const redirect = path === null ? undefined : await findRedirect(req, { tenant, path })
    const headers = headersWithCors({ headers: new Headers({ 'Cache-Control': 'no-store' }), req })
    return Response.json(
      {
        publicPath: await readPublicPath(req, id),
        uses,
        redirect: redirect ? { from: redirect.from, to: redirect.to } : null,
      },
      { headers },
    )
  },
}

async function findRedirect(req: PayloadRequest, { tenant, path }: { tenant: number; path: string }) {
  const [site, rules] = await Promise.all([readRedirectSite(req, tenant), listRules(req, [tenant])])
  return rules.find(({ from }) => normalisePath(from, site) === normalisePath(path, site))
}
