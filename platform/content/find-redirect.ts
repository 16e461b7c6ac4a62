import type { Payload } from 'payload'
import { z } from 'zod'
import { safeUrl } from '#schemas/page/href.ts'
import { indexRedirects, normalisePath, type Redirects } from '#schemas/page/redirects.ts'
import type { TenantRef } from './content.ts'
import { findTenantDocuments } from './tenant-documents.ts'

const row = z.object({ from: z.string(), to: z.string(), permanent: z.boolean().nullish(), tenant: z.int() })

/**
 * All redirects of a site; the site's own override its template's, and so do its own published pages: a template whose page moved would hide them.
 * Unsafe targets are omitted.
 */
export async function loadRedirects(payload: Payload, tenant: TenantRef): Promise<Redirects> {
  const docs = await findTenantDocuments(payload, { tenant, collection: 'redirects', withTemplate: true })
  const rows = docs.flatMap((doc) => {
    const result = row.safeParse(doc)
    return result.success && safeUrl(result.data.to) !== null ? [result.data] : []
  })
  const ownPages = await findTenantDocuments(payload, { tenant, collection: 'pages', select: { path: true } })
  const inAnyCase = await findsAnyCase(payload, tenant)
  const ownPaths = new Set(ownPages.map(({ path }) => normalisePath(String(path))))
  const followed = rows.filter(
    (each) => each.tenant === tenant.id || !ownPaths.has(normalisePath(each.from, { inAnyCase })),
  )
  const ownLast = followed.toSorted(
    (one, other) => Number(one.tenant === tenant.id) - Number(other.tenant === tenant.id),
  )
  const rules = ownLast.map(({ from, to, permanent }) => ({ from, to, permanent: permanent !== false }))
  return indexRedirects(rules, { hosts: tenant.hosts, inAnyCase })
}

/** The site's setting, else its template's. */
async function findsAnyCase(payload: Payload, { id, templateId }: TenantRef): Promise<boolean> {
  const { docs } = await payload.find({
    collection: 'tenants',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: { config: { redirects: true } },
    where: { id: { in: [id, templateId ?? id] } },
  })
  const read = (tenantId: number | null) => docs.find((doc) => doc.id === tenantId)?.config?.redirects?.inAnyCase
  return read(id) ?? read(templateId) ?? true
}
