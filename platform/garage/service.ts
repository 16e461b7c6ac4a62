import { problem } from '#schemas/problem.ts'
import type { Service } from '../context/api-context.ts'
import { listAlerts } from './list-alerts.ts'
import { listBookings } from './list-bookings.ts'
import { listEnquiries } from './list-enquiries.ts'
import { listReservations } from './list-reservations.ts'
import { listSearches } from './list-searches.ts'
import { listWatched } from './list-watched.ts'
import { ownerOf } from './owner.ts'

/** All that this site knows of the shopper who is signed in, by the account and by the number and address that were proven. */
export const garage: Service<'garage'> = async (context) => {
  const { shopper } = context.caller
  if (!shopper) return problem('not-signed-in')
  const owner = ownerOf(context, shopper)
  const [watchlist, enquiries, bookings, reservations, searches, alerts] = await Promise.all([
    listWatched(context, owner),
    listEnquiries(context, owner),
    listBookings(context, owner),
    listReservations(context, owner),
    listSearches(context, owner),
    listAlerts(context, owner),
  ])
  return { shopper, watchlist, enquiries, bookings, reservations, searches, alerts }
}
