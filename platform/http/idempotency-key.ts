import { textKey } from '../base/text-key.ts'

/** A cached page is shared and has no key. The same answers on the same day therefore get the same key. */
export const idempotencyKey = (answers: object, now: Date): string =>
  textKey(JSON.stringify({ ...answers, day: now.toISOString().slice(0, 10) }))
