import { problem } from '#schemas/problem.ts'
import { erasePerson } from '../leads/personal-data/store.ts'
import type { Service } from '../context/api-context.ts'
import { ownerOf } from './owner.ts'
import { hasOpenReservation } from './store.ts'

/**
 * Erases the shopper's personal data from the site, by account and verified addresses, and ends all of their sessions. Rejected during an
 * open reservation, because the dealer holds a deposit.
 */
export const closeAccount: Service<'closeAccount'> = async ({ pool, tenant, caller }) => {
  const { shopper } = caller
  if (!shopper) return problem('not-signed-in')
  if (await hasOpenReservation(pool, ownerOf({ tenant }, shopper))) return problem('reservation-open')
  await erasePerson(pool, { tenantId: tenant.id, email: shopper.email ?? '', phone: shopper.phone ?? '' })
  caller.remember(null)
  return { shopper: null }
}
