import type { CallPath } from '#schemas/api/call-path.ts'
import type { Quote } from '#schemas/finance/quote.ts'
import { whenShown } from './when-shown.ts'

const quotesByQuestion = new Map<string, Promise<Quote | null>>()

/**
 * The lender's quote for a question of `quoteQuestion`, as JSON: asked once for all places of a page, and only when the page is visible. Null
 * without an answer.
 */
export function fetchQuote(question: string): Promise<Quote | null> {
  const answer = quotesByQuestion.get(question) ?? whenShown().then(() => ask(question))
  quotesByQuestion.set(question, answer)
  return answer
}

/** Timeout in milliseconds. */
const timeoutMs = 12_000

async function ask(body: string): Promise<Quote | null> {
  const headers = { accept: 'application/json', 'content-type': 'application/json' }
  const response = await fetch('/api/youx/quote' satisfies CallPath<'POST'>, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null)
  const answer: unknown = response?.ok ? await response.json().catch(() => null) : null
  return isQuote(answer) && answer.weeklyRepaymentAmount > leastShown ? answer : null
}

/** $25 or less shows 'Enquire for Finance'. locations §9 */
const leastShown = 25_00

const amounts = ['weeklyRepaymentAmount', 'advertisedRate', 'comparisonRate'] satisfies (keyof Quote)[]

const isQuote = (answer: unknown): answer is Quote =>
  typeof answer === 'object' &&
  answer !== null &&
  amounts.every((name) => typeof Reflect.get(answer, name) === 'number')
