import type { PayloadRequest } from 'payload'
import { readId } from '../outbox/announce.ts'

/** A form asks for each of its fields, so the templates of one request are read once. */
const known = new WeakMap<object, Map<number, Promise<number | null>>>()

/** The template of a site; null if it has none. */
export function findTemplate(req: PayloadRequest, tenant: number): Promise<number | null> {
  const lookups = known.get(req.context) ?? new Map<number, Promise<number | null>>()
  known.set(req.context, lookups)
  const answer = lookups.get(tenant) ?? readTemplate(req, tenant)
  lookups.set(tenant, answer)
  return answer
}

/** The templates of several sites, each once. */
export async function findTemplates(req: PayloadRequest, tenants: readonly number[]): Promise<number[]> {
  const found = await Promise.all(tenants.map((tenant) => findTemplate(req, tenant)))
  return [...new Set(found.filter((id) => id !== null))]
}

async function readTemplate(req: PayloadRequest, tenant: number): Promise<number | null> {
  const { docs } = await req.payload.db.find<{ template?: unknown }>({
    collection: 'tenants',
    req,
    limit: 1,
    pagination: false,
    select: { template: true },
    where: { id: { equals: tenant } },
  })
  return readId(docs[0]?.template)
}
