import type { PayloadRequest } from 'payload'
import type { FoundUse, UseScope } from './use.ts'

interface Asked extends UseScope {
  page: number
}

type StoredRedirect = { id: number; from: string; tenant: number }

/** Most redirects that are named. */
const most = 100

/** The redirects of these sites that lead to a page. They name it by its address, with or without a query or an anchor. */
export async function findRedirectUses(req: PayloadRequest, { page, tenants }: Asked): Promise<FoundUse[]> {
  const found = await req.payload.db.findOne<{ id: number; path?: string | null }>({
    collection: 'pages',
    req,
    select: { path: true },
    where: { id: { equals: page } },
  })
  if (!found?.path) return []
  const { docs } = await req.payload.db.find<StoredRedirect & { to: string }>({
    collection: 'redirects',
    req,
    limit: most,
    pagination: false,
    select: { from: true, to: true, tenant: true },
    where: { tenant: { in: [...tenants] }, to: { contains: found.path } },
  })
  return docs
    .filter(({ to }) => to.replace(/[?#].*$/, '') === found.path)
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
