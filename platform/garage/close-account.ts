import { reservationStates, keepsVehicle } from '#schemas/reservation/reservation-state.ts'
import { problem } from '#schemas/problem.ts'
import { erasePerson } from '../leads/personal-data/erase-person.ts'
import { ownerOf, sentBy } from './owner.ts'
import type { Service } from '../context/api-context.ts'

/**
 * Takes all that says who the shopper is out of what the site holds, by the addresses that were proven, and signs every browser out. Not while a
 * vehicle is kept for them: the dealer has their deposit, and needs to know whose it is.
 */
export const closeAccount: Service<'closeAccount'> = async ({ pool, tenant, caller }) => {
  const { shopper } = caller
  if (!shopper) return problem('not-signed-in')
  const open = await pool.query(
    `select from reservations where tenant_id = $1 and (shopper_id = $2 or ${sentBy('reservations')})
       and state::text = any($5::text[]) limit 1`,
    [...ownerOf({ tenant }, shopper), reservationStates.filter(keepsVehicle)],
  )
  if (open.rowCount) return problem('reservation-open')
  await erasePerson(pool, { tenantId: tenant.id, email: shopper.email ?? '', phone: shopper.phone ?? '' })
  caller.remember(null)
  return { shopper: null }
}
