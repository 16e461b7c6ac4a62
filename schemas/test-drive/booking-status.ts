/** Only a cancelled booking frees its time. */
export const bookingStatuses = ['booked', 'done', 'missed', 'cancelled'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

export const takesTime = (status: BookingStatus): boolean => status !== 'cancelled'
