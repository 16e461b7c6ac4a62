import * as texts from './texts.ts'

/** By weekday: 0 is Sunday. */
export const weekdays = [
  texts.sunday,
  texts.monday,
  texts.tuesday,
  texts.wednesday,
  texts.thursday,
  texts.friday,
  texts.saturday,
] as const
