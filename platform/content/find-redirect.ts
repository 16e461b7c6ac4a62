import type { Payload } from 'payload'
import { z } from 'zod'
import { safeUrl } from '#schemas/page/href.ts'
import { indexRedirects, type Redirects } from '#schemas/page/redirects.ts'
import type { TenantRef } from './content.ts'
import { findTenantDocuments } from './tenant-documents.ts'

const row = z.object({ from: z.string(), to: z.string(), permanent: z.boolean().nullish(), tenant: z.int() })

/** All redirects of a site; the site's own override its template's. Unsafe targets are omitted. */
export async function loadRedirects(payload: Payload, tenant: TenantRef): Promise<Redirects> {
  const docs = await findTenantDocuments(payload, { tenant, collection: 'redirects', withTemplate: true })
  const rows = docs.flatMap((doc) => {
    const result = row.safeParse(doc)
    return result.success && safeUrl(result.data.to) !== null ? [result.data] : []
  })
  const ownLast = rows.toSorted((one, other) => Number(one.tenant === tenant.id) - Number(other.tenant === tenant.id))
  const rules = ownLast.map(({ from, to, permanent }) => ({ from, to, permanent: permanent !== false }))
  return indexRedirects(rules, tenant.hosts)
}
