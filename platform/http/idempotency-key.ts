import { textKey } from '../base/text-key.ts'

/** A page in memory is everybody's and has no key to give: the same answers, sent once more that day, are the same form. */
export const idempotencyKey = (answers: object, now: Date): string =>
  textKey(JSON.stringify({ ...answers, day: now.toISOString().slice(0, 10) }))
