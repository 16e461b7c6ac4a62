import { writeDayTime } from '../lib/day-time.ts'
import { dayWords, timeWords } from './time-words.ts'

/** The end of something, on the clock of a time zone. If that is the end of a day, it is the last day: `Sun 31 Jan`. */
export function endWords(moment: string, timeZone: string): string {
  const { day, time } = writeDayTime(new Date(moment), { wholeDay: 'end', timeZone })
  return time === '' ? dayWords(day, 'UTC') : timeWords(moment, timeZone)
}
