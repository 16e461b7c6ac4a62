import { problem } from '#schemas/problem.ts'
import type { Service } from '../context/api-context.ts'
import { alertEntry, bookingEntry, enquiryEntry, reservationEntry } from './garage-entries.ts'
import { listWatched } from './list-watched.ts'
import { ownerOf } from './owner.ts'
import { findBookings, findEnquiries, findPriceAlerts, findReservations, findSavedSearches } from './store.ts'

/** All data that this site stores about the signed-in shopper, by account and verified number and address. */
export const garage: Service<'garage'> = async (context) => {
  const { pool, caller } = context
  const { shopper } = caller
  if (!shopper) return problem('not-signed-in')
  const owner = ownerOf(context, shopper)
  const [watchlist, enquiries, bookings, reservations, searches, alerts] = await Promise.all([
    listWatched(context, owner),
    findEnquiries(pool, owner),
    findBookings(pool, owner),
    findReservations(pool, owner),
    findSavedSearches(pool, owner),
    findPriceAlerts(pool, owner),
  ])
  return {
    shopper,
    watchlist,
    enquiries: enquiries.map(enquiryEntry),
    bookings: bookings.map(bookingEntry),
    reservations: reservations.map(reservationEntry),
    searches,
    alerts: alerts.map(alertEntry),
  }
}
