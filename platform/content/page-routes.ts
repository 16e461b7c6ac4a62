import { matchRoutes } from 'react-router'
import type { Payload } from 'payload'
import type { PageMatch, TenantRef } from './content.ts'
import { findTenantDocuments } from './tenant-documents.ts'

export interface PageRoute {
  pageId: number
  path: string
  changedAt: string
  isHidden: boolean
}

/** The pages of a site: its own, and its template's at paths where it has none. */
export async function listPageRoutes(payload: Payload, tenant: TenantRef): Promise<PageRoute[]> {
  const docs = await findTenantDocuments(payload, {
    tenant,
    collection: 'pages',
    withTemplate: true,
    sort: 'id',
    select: { path: true, updatedAt: true, seo: true },
  })
  const own = new Set(docs.filter((doc) => doc['tenant'] === tenant.id).map((doc) => doc['path']))
  return docs
    .filter((doc) => doc['tenant'] === tenant.id || !own.has(doc['path']))
    .map((doc) => ({
      pageId: doc.id,
      path: String(doc['path']),
      changedAt: String(doc['updatedAt']),
      isHidden: isHidden(doc['seo']),
    }))
}

const isHidden = (seo: unknown): boolean =>
  typeof seo === 'object' && seo !== null && 'noindex' in seo && seo.noindex === true

/** Whether every address leads where it did. */
export function areSameRoutes(before: readonly PageRoute[], after: readonly PageRoute[]): boolean {
  const address = ({ pageId, path, isHidden }: PageRoute) => `${pageId} ${path} ${isHidden}`
  const known = new Set(before.map(address))
  return before.length === after.length && after.every((route) => known.has(address(route)))
}

/** Longer than any slug: nothing is kept under such a name. */
const longestParam = 200

/** React Router's ranking: the most literal path wins. `/cars/finance` before `/cars/:slug`. Paths are in lower case. */
export function matchPageRoute(routes: readonly PageRoute[], path: string): PageMatch | null {
  const candidates = routes.map((route) => ({ path: route.path, id: String(route.pageId), caseSensitive: true }))
  const match = matchRoutes(candidates, path)?.at(-1)
  if (!match?.route.id) return null
  const params = Object.entries(match.params).map(([name, value]) => [name, value ?? ''] as const)
  if (params.some(([, value]) => value.length > longestParam)) return null
  return { pageId: Number(match.route.id), params: Object.fromEntries(params) }
}
