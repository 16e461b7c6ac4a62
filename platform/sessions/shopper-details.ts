import type { Where } from 'payload'
import { problem } from '#schemas/problem.ts'
import type { Service } from '../context/api-context.ts'

/** What signed-in shoppers write about themselves. */
export const shopperDetails: Service<'shopperDetails'> = async ({ payload, tenant, caller }, details) => {
  const { shopper } = caller
  if (!shopper) return problem('not-signed-in')
  const where: Where = { and: [{ id: { equals: shopper.id } }, { tenant: { equals: tenant.id } }] }
  await payload.update({ collection: 'shoppers', where, data: details, depth: 0, overrideAccess: true })
  return { shopper: { ...shopper, ...details } }
}
