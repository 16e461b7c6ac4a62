import type { PayloadRequest } from 'payload'
import { readId } from '../outbox/announce.ts'
import { readOnce } from './read-once.ts'

/** The template of a site; null if it has none. */
export const findTemplate = readOnce(async (req, tenant: number): Promise<number | null> => {
  const [template] = await readTemplates(req, [tenant])
  return template ?? null
})

/** The templates of several sites, each once. */
export const findTemplates = (req: PayloadRequest, tenants: readonly number[]): Promise<readonly number[]> =>
  tenants.length === 0 ? Promise.resolve([]) : findTemplatesOfList(req, tenants.join(','))

/** By the sites' numbers between commas. */
const findTemplatesOfList = readOnce((req, tenants: string) => readTemplates(req, tenants.split(',').map(Number)))

async function readTemplates(req: PayloadRequest, tenants: number[]): Promise<readonly number[]> {
  const { docs } = await req.payload.db.find<{ template?: unknown }>({
    collection: 'tenants',
    req,
    limit: 0,
    pagination: false,
    select: { template: true },
    where: { id: { in: tenants } },
  })
  return [...new Set(docs.map(({ template }) => readId(template)).filter((id) => id !== null))]
}
