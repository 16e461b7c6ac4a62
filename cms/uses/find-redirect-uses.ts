import type { PayloadRequest } from 'payload'
import { readPageAddress } from './page-address.ts'
import type { FoundUse, UseScope } from './use.ts'

interface RedirectUseQuery extends UseScope {
  page: number
}

type StoredRedirect = { id: number; from: string; to: string; tenant: number }

/** Most redirects that are named. */
const most = 100

/** The redirects of these sites that lead to a page. They name it by its address, with or without its domain, a query or an anchor. */
export async function findRedirectUses(req: PayloadRequest, { page, tenants }: RedirectUseQuery): Promise<FoundUse[]> {
  const target = await readPageAddress(req, page)
  if (!target) return []
  const leadsTo = await target.follow(tenants)
  const { docs } = await req.payload.db.find<StoredRedirect>({
    collection: 'redirects',
    req,
    limit: 0,
    pagination: false,
    select: { from: true, to: true, tenant: true },
    where: { tenant: { in: [...tenants] }, to: { contains: target.start } },
  })
  return docs
    .filter(({ to, tenant }) => leadsTo(to, tenant))
    .slice(0, most)
    .map(({ id, from, tenant }) => ({
      collection: 'redirects',
      id,
      title: from,
      state: 'published',
      tenant,
      block: null,
      isPageTemplate: false,
    }))
}
