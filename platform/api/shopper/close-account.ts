import type { Where } from 'payload'
import { problem } from '#schemas/problem.ts'
import { inTransaction } from '../../leads/in-transaction.ts'
import type { Service } from '../service.ts'

/** What was saved goes with the account; what the dealer was sent is the dealer's, and stays. Every browser is signed out. */
export const closeAccount: Service<'closeAccount'> = async ({ payload, pool, tenant, visit }) => {
  const { shopper } = visit
  if (!shopper) return problem('not-signed-in')
  const own: Where = { and: [{ tenant: { equals: tenant.id } }, { shopper: { equals: shopper.id } }] }
  await inTransaction(payload, async (req) => {
    for (const collection of ['watchlist-entries', 'saved-searches', 'price-alerts'] as const)
      await payload.delete({ collection, where: own, overrideAccess: true, req })
    await payload.delete({ collection: 'shoppers', id: shopper.id, overrideAccess: true, req })
  })
  await pool.query('delete from shopper_sessions where tenant_id = $1 and shopper_id = $2', [tenant.id, shopper.id])
  visit.remember(null)
  return { shopper: null }
}
