import type { PayloadRequest } from 'payload'

/** Names of sites and templates by their ids. */
export async function nameSites(req: PayloadRequest, tenants: readonly number[]): Promise<Map<number, string>> {
  if (tenants.length === 0) return new Map()
  const { docs } = await req.payload.db.find<{ id: number; name: string }>({
    collection: 'tenants',
    req,
    limit: 0,
    pagination: false,
    select: { name: true },
    where: { id: { in: [...new Set(tenants)] } },
  })
  return new Map(docs.map(({ id, name }) => [id, name]))
}
