import { isDay } from './day.ts'
import { type LocalMoment, readLocalTime, writeLocalTime } from './local-time.ts'

/** The moment that a day without a time means: its first, its end, which is the next day's first, or its noon. decision 262 */
export const wholeDays = ['start', 'end', 'noon'] as const
export type WholeDay = (typeof wholeDays)[number]

export interface DayTime {
  /** `2027-01-31` */
  day: string
  /** `17:30`; empty for the whole day. */
  time: string
}

interface Clock {
  wholeDay: WholeDay
  /** IANA name. */
  timeZone: string
}

/** The moment of a day, with or without a time; null if it is none. */
export function readDayTime({ day, time }: DayTime, { wholeDay, timeZone }: Clock): LocalMoment | null {
  if (!isDay(day)) return null
  if (time !== '') return readLocalTime({ text: `${day}T${time}`, timeZone })
  const text = wholeDay === 'noon' ? `${day}T12:00` : `${wholeDay === 'end' ? moveDay(day, 1) : day}T00:00`
  return readLocalTime({ text, timeZone })
}

/** The day of a moment, and its time unless the day alone means it. */
export function writeDayTime(at: Date, clock: Clock): DayTime {
  const [local = '', time = ''] = writeLocalTime(at, clock.timeZone).split('T')
  const day = clock.wholeDay === 'end' ? moveDay(local, -1) : local
  const isWhole = readDayTime({ day, time: '' }, clock)?.at.getTime() === at.getTime()
  return isWhole ? { day, time: '' } : { day: local, time }
}

const moveDay = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) + days * 86_400_000).toISOString().slice(0, 10)
