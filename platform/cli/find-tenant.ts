import { listTenants } from './store.ts'
import { UsageProblem } from './usage-problem.ts'
import type { Queryable } from './with-client.ts'

/** The site with this slug. An unknown slug throws with the existing ones. */
export async function findTenant(db: Queryable, slug: string): Promise<{ id: number; slug: string }> {
  const tenants = await listTenants(db)
  const found = tenants.find((tenant) => tenant.slug === slug)
  if (found) return found
  throw new UsageProblem(
    `There is no tenant "${slug}". There are: ${tenants.map((tenant) => tenant.slug).join(', ') || 'none yet'}.`,
  )
}
