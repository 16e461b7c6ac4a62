import type { Payment } from '#cms/generated/payload-types.ts'

const mostNotes = 50

/** The log of a payment with one more line: when, and what was told or done. Names nobody. */
export function appendLog({ log }: Pick<Payment, 'log'>, { now, what }: { now: Date; what: string }): unknown[] {
  return [...(Array.isArray(log) ? log : []), { at: now.toISOString(), what }].slice(-mostNotes)
}
