import type { ReservationState } from '#schemas/reservation/reservation-state.ts'
import type { Garage } from '#schemas/shopper/garage.ts'
import type { BookingStatus } from '#schemas/test-drive/booking-status.ts'
import type { BookingRow, EnquiryRow, PriceAlertRow, ReservationRow, VehicleColumns } from './store.ts'
import * as texts from './texts.ts'

export const alertEntry = ({ id, ...about }: PriceAlertRow): Garage['alerts'][number] => ({
  id,
  ...namedVehicle(about),
})

export const enquiryEntry = ({ id, category, at, isAnswered, ...about }: EnquiryRow): Garage['enquiries'][number] => ({
  id,
  title: category,
  at: at.toISOString(),
  state: isAnswered ? texts.answered : texts.sent,
  ...namedVehicle(about),
})

const bookingStates = {
  booked: texts.booked,
  done: texts.done,
  missed: texts.missed,
  cancelled: texts.cancelled,
} as const satisfies Record<BookingStatus, string>

export const bookingEntry = ({ id, at, status, timeZone, ...about }: BookingRow): Garage['bookings'][number] => ({
  id,
  title: texts.testDrive,
  at: at.toISOString(),
  state: bookingStates[status],
  time_zone: timeZone ?? '',
  ...namedVehicle(about),
})

const reservationTexts = {
  held: texts.waitingForPayment,
  paid: texts.reservedForYou,
  completed: texts.completed,
  expired: texts.expired,
  cancelled: texts.cancelled,
  'refund-due': texts.beingRefunded,
  refunded: texts.refunded,
} as const satisfies Record<ReservationState, string>

export const reservationEntry = ({ id, at, state, ...about }: ReservationRow): Garage['reservations'][number] => ({
  id,
  title: texts.reservation,
  at: at.toISOString(),
  state: reservationTexts[state],
  ...namedVehicle(about),
})

/** The vehicle's name, and the path of its page if it has one. */
const namedVehicle = ({ slug, vehicle }: VehicleColumns) => ({
  vehicle: vehicle ?? '',
  path: slug === null ? null : `/cars/${encodeURIComponent(slug)}`,
})
