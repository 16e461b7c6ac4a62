import { problem } from '#schemas/problem.ts'
import type { Service } from '../context/api-context.ts'
import { updateShopper } from './store.ts'

/** Updates the details of a signed-in shopper. */
export const shopperDetails: Service<'shopperDetails'> = async ({ payload, tenant, caller }, details) => {
  const { shopper } = caller
  if (!shopper) return problem('not-signed-in')
  await updateShopper(payload, { tenantId: tenant.id, id: shopper.id, details })
  return { shopper: { ...shopper, ...details } }
}
