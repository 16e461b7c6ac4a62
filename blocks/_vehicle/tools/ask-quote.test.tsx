import { renderToString } from 'react-dom/server'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { openBrowser } from '#blocks/_kit/contract/open-browser.ts'
import { aVehicle } from '../../_kit/samples/a-vehicle.ts'
import { aRuntime } from '../../_kit/samples/render-block.tsx'
import { RuntimeProvider } from '../../_kit/runtime.tsx'
import { QuotedRepayment } from '../quoted-repayment.tsx'

const browser = openBrowser()
const { askQuote } = await import('./ask-quote.ts')

afterEach(() => vi.unstubAllGlobals())
afterAll(() => {
  document.body.replaceChildren()
  browser.close()
})

let cars = 0
/** A page asks once about a vehicle. */
const slug = () => `car-${cars}`
const place = (folded: boolean) => (
  <RuntimeProvider value={aRuntime()}>
    <QuotedRepayment vehicle={aVehicle({ slug: slug() })} folded={folded} />
  </RuntimeProvider>
)

/** Both the price panel and the sticky header wait. */
function pageThatIsAnswered(answer: () => Promise<Response>) {
  const asked = vi.fn<(path: string, init: { body: string }) => Promise<Response>>(answer)
  vi.stubGlobal('fetch', asked)
  cars += 1
  document.body.innerHTML = renderToString(place(false)) + renderToString(place(true))
  askQuote()
  return asked
}

/** What is read without opening anything. */
const notes = () => [...document.querySelectorAll('[data-part=note] > p')].map(({ textContent }) => textContent)
const lines = () =>
  [...document.querySelectorAll('[data-tool=quote] [role=status]')].map(({ textContent }) => textContent.trim())
const quote = { weeklyRepaymentAmount: 93_20, advertisedRate: 7.95, comparisonRate: 10.34 }

test('the lender is asked once, and every place shows its answer with the rate (vehicles §7)', async () => {
  const asked = pageThatIsAnswered(() => Promise.resolve(Response.json(quote)))
  expect(lines()[0]).toBe('Loading finance estimate…')
  await expect.poll(lines).toEqual(['$93/wk* 10.34% p.a. comparison rate', '$93/wk* 10.34% p.a. comparison rate'])
  expect(asked).toHaveBeenCalledTimes(1)
  expect(JSON.parse(asked.mock.calls[0]?.[1].body ?? '')).toMatchObject({ slug: slug(), loanTerm: 5 })
})

test('beside each repayment stand the loan of the quote and a month, 4.33 weeks, before anything is opened (vehicles §9)', async () => {
  pageThatIsAnswered(() => Promise.resolve(Response.json(quote)))
  const words =
    /^\* About \$404 a month\. Example: a loan of \$[\d,.]+ \(price \$[\d,.]+, deposit \$[\d,.]+\) over 5 years at 7\.95% p\.a\., with a final payment of \$[\d,.]+, paid weekly\./
  await expect.poll(notes).toEqual([expect.stringMatching(words), expect.stringMatching(words)])
  expect(notes()[0]).toContain('WARNING: ')
  expect(document.querySelector('details')?.textContent).toContain('WARNING: ')
})

test.each<[string, () => Promise<Response>]>([
  ['has a fault', () => Promise.resolve(new Response('no', { status: 500 }))],
  ['gives no quote', () => Promise.resolve(Response.json(null))],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['asks 25 or less', () => Promise.resolve(Response.json({ ...quote, weeklyRepaymentAmount: 25_00 }))],
])('a lender that %s leaves a way to ask, and no note (vehicles §8)', async (_, answer) => {
  pageThatIsAnswered(answer)
  await expect.poll(lines).toEqual(['Enquire for Finance', 'Enquire for Finance'])
  expect(document.querySelector('[data-part=note]')?.className).not.toBe('')
})
