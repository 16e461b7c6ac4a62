/** A booking that is cancelled frees its time; every other goes on taking it. */
export const bookingStatuses = ['booked', 'done', 'missed', 'cancelled'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

export const takesTime = (status: BookingStatus): boolean => status !== 'cancelled'
