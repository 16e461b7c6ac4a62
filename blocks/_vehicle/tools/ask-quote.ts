import type { CallPath } from '#schemas/api/call-path.ts'
import { quoteExample } from '#schemas/finance/disclaimer.ts'
import { monthlyOfQuote } from '#schemas/finance/quote-question.ts'
import { repaymentWords } from '#schemas/finance/repayment-words.ts'
import { formatDollars } from '#schemas/lib/dollars.ts'
import * as texts from '../texts.ts'

/**
 * Queries the lender's quote for this page's vehicle, with the parameters in `data-quote`, and fills all waiting repayments. Once, and only
 * when the page is visible. Without an answer, the server's text stays. vehicles §8, Finance quote failure
 */
export function askQuote(): void {
  const places = [...document.querySelectorAll<HTMLElement>('[data-tool=quote]')]
  const question = places[0]?.dataset['quote']
  if (!question) return
  if ('prerendering' in document && document.prerendering === true)
    document.addEventListener('prerenderingchange', () => void ask(question, places), { once: true })
  else void ask(question, places)
}

async function ask(question: string, places: HTMLElement[]): Promise<void> {
  for (const place of places) tell(place, { repayment: texts.loadingFinanceEstimate })
  const quote = await fetchQuote(question)
  for (const place of places)
    tell(place, quote ? describeValue(quote, question) : { repayment: texts.enquireForFinance })
}

/** Timeout in milliseconds. */
const timeoutMs = 12_000

interface Quoted {
  weeklyRepaymentAmount: number
  advertisedRate: number
  comparisonRate: number
}

async function fetchQuote(body: string): Promise<Quoted | null> {
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

const isQuote = (answer: unknown): answer is Quoted =>
  typeof answer === 'object' &&
  answer !== null &&
  'weeklyRepaymentAmount' in answer &&
  typeof answer.weeklyRepaymentAmount === 'number' &&
  'advertisedRate' in answer &&
  typeof answer.advertisedRate === 'number' &&
  'comparisonRate' in answer &&
  typeof answer.comparisonRate === 'number'

function describeValue({ weeklyRepaymentAmount: amount, advertisedRate, comparisonRate }: Quoted, body: string): Words {
  const month = texts.aboutDollarsAMonth({ dollars: formatDollars(monthlyOfQuote(amount)) })
  const example = quoteExample(readPrice(body), advertisedRate)
  return { ...repaymentWords({ amount, comparisonRate }), month: `${month}${example} ` }
}

/** The price of the question, in cents. */
function readPrice(body: string): number {
  const question: unknown = JSON.parse(body)
  const price: unknown = typeof question === 'object' && question !== null ? Reflect.get(question, 'purchasePrice') : 0
  return typeof price === 'number' ? price : 0
}

interface Words {
  repayment: string
  rate?: string
  month?: string
}

/** The note is shown only with a rate. */
function tell(place: HTMLElement, { repayment, rate = '', month }: Words): void {
  const part = (name: string) => place.querySelector<HTMLElement>(`[data-part=${name}]`)
  part('repayment')?.replaceChildren(repayment)
  part('rate')?.replaceChildren(rate)
  const note = part('note')
  if (!note || month === undefined) return
  note.removeAttribute('class')
  note.querySelector('summary')?.after(month)
}
