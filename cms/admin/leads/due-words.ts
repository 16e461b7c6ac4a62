interface DueTextInput {
  status: string
  /** ISO 8601; empty without a response deadline. */
  due: string
  now: Date
}

/** Time left to answer a lead, or time overdue; null for a lead that needs no answer. */
export function dueWords({ status, due, now }: DueTextInput): { words: string; isLate: boolean } | null {
  const left = Date.parse(due) - now.getTime()
  if (status !== 'new' || Number.isNaN(left)) return null
  const isLate = left < 0
  return { words: isLate ? `${spanWords(-left)} late` : `in ${spanWords(left)}`, isLate }
}

const minute = 60_000

function spanWords(span: number): string {
  const minutes = Math.max(1, Math.floor(span / minute))
  if (minutes < 120) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`
}
