import { type QuoteWords, quoteWords } from '../quote-words.ts'
import * as texts from '../texts.ts'
import { fetchQuote } from './fetch-quote.ts'

/**
 * Queries the lender's quote for this page's vehicle, with the parameters in `data-quote`, and fills all waiting repayments. Without an
 * answer, the server's text stays. vehicles §8, Finance quote failure
 */
export function askQuote(): void {
  const places = [...document.querySelectorAll<HTMLElement>('[data-tool=quote]')]
  const question = places[0]?.dataset['quote']
  if (question) void ask(question, places)
}

async function ask(question: string, places: HTMLElement[]): Promise<void> {
  for (const place of places) tell(place, { repayment: texts.loadingFinanceEstimate })
  const quote = await fetchQuote(question)
  for (const place of places)
    tell(place, quote ? quoteWords(quote, readPrice(question)) : { repayment: texts.enquireForFinance })
}

/** The price of the question, in cents. */
function readPrice(body: string): number {
  const question: unknown = JSON.parse(body)
  const price: unknown = typeof question === 'object' && question !== null ? Reflect.get(question, 'purchasePrice') : 0
  return typeof price === 'number' ? price : 0
}

/** The note is shown only with a rate. */
function tell(
  place: HTMLElement,
  { repayment, rate = '', loan }: Pick<QuoteWords, 'repayment'> & Partial<QuoteWords>,
): void {
  const part = (name: string) => place.querySelector<HTMLElement>(`[data-part=${name}]`)
  part('repayment')?.replaceChildren(repayment)
  part('rate')?.replaceChildren(rate)
  const note = part('note')
  if (!note || loan === undefined) return
  // The lender's figures may take a line less than the reserved ones.
  note.style.minHeight = `${note.getBoundingClientRect().height}px`
  part('loan')?.replaceChildren(loan)
  note.removeAttribute('class')
}
