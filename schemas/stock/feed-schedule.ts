/** Schedule of a feed: minutes between checks, or the time of day in `daily`. */
export const feedSchedules = ['off', 'every-15', 'every-30', 'every-60', 'every-360', 'daily'] as const
export type FeedSchedule = (typeof feedSchedules)[number]

/** `6:05`, `23:59`. */
export const timeOfDay = /^([01]?\d|2[0-3]):([0-5]\d)$/
