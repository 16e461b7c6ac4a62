import type { Payload } from 'payload'
import { z } from 'zod'
import { orElse } from '#schemas/lib/or-else.ts'
import type { Website } from '#schemas/location/website.ts'
import type { TenantRef } from './content.ts'
import { findTenantDocuments } from './tenant-documents.ts'
import { listLocations } from './stock-and-locations.ts'

const stored = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  make: orElse(z.string(), ''),
  locations: orElse(z.array(z.int()), []),
})

/** The group's websites with their visible locations. */
export async function listWebsites(payload: Payload, tenant: TenantRef): Promise<Website[]> {
  const [docs, locations] = await Promise.all([
    findTenantDocuments(payload, { tenant, collection: 'websites', sort: 'id' }),
    listLocations(payload, tenant),
  ])
  return docs.flatMap((doc) => {
    const read = stored.safeParse(doc)
    if (!read.success) return []
    const named = new Set(read.data.locations)
    return [{ ...read.data, locations: locations.filter(({ id }) => named.has(id)) }]
  })
}
