import { createHash } from 'node:crypto'

/** A page in memory is everybody's and has no key to give: the same answers, sent once more that day, are the same form. */
export function keyOfAnswers(answers: object, now: Date): string {
  const text = JSON.stringify({ ...answers, day: now.toISOString().slice(0, 10) })
  const hex = createHash('sha256').update(text).digest('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)]
  return parts.join('-')
}
