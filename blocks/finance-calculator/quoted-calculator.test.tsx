import { renderToString } from 'react-dom/server'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { openBrowser } from '../_kit/contract/open-browser.ts'

const browser = openBrowser()
const { act } = await import('react')
const { createRoot } = await import('react-dom/client')
const { aSite } = await import('../_kit/samples/a-site.ts')
const { aVehicle } = await import('../_kit/samples/a-vehicle.ts')
const { aPage, aRuntime, readyBlock } = await import('../_kit/samples/render-block.tsx')
const { askQuote } = await import('../_vehicle/tools/ask-quote.ts')
const { QuotedRepayment } = await import('../_vehicle/quoted-repayment.tsx')
const { RuntimeProvider } = await import('../_kit/runtime.tsx')
const { financeCalculator } = await import('./block.ts')
const { default: component } = await import('./component.tsx')

const base = aSite()
const site = {
  ...base,
  flags: { ...base.flags, finance: true, financeQuotes: true },
  config: { ...base.config, finance: { ...base.config.finance, provider: 'youx' as const, interestRate: 12.36 } },
}
let cars = 0
let unmount = () => {}
afterEach(() => act(async () => unmount()))
afterEach(() => vi.unstubAllGlobals())
afterAll(() => browser.close())

/** The price panel and the calculator of one vehicle that waits for its quote. */
async function openWith(answer: () => Promise<Response>) {
  cars += 1
  const vehicle = aVehicle({ slug: `waits-${cars}`, price: 24_640_00, offer_price: null, before_price: null })
  const asked = vi.fn<typeof fetch>(answer)
  vi.stubGlobal('fetch', asked)
  const runtime = aRuntime({ site, page: aPage({ vehicle }) })
  const { element } = await readyBlock({ block: financeCalculator, component }, {}, runtime)
  const served = renderToString(element)
  const panel = document.body.appendChild(document.createElement('div'))
  panel.innerHTML = renderToString(
    <RuntimeProvider value={runtime}>
      <QuotedRepayment folded={false} vehicle={vehicle} />
    </RuntimeProvider>,
  )
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  unmount = () => {
    root.unmount()
    document.body.replaceChildren()
  }
  askQuote()
  await act(async () => root.render(element))
  return { asked, served, panel, host }
}

/** Types a deposit. */
async function typeIn(host: HTMLElement, text: string) {
  const [price, deposit] = host.querySelectorAll<HTMLInputElement>('input[inputmode=decimal]')
  await act(async () => {
    deposit?.focus()
    if (deposit) Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(deposit, text)
    deposit?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  return [price, deposit]
}

/** All rates in a text. */
const ratesIn = (text: string) => text.match(/[\d.]+% (?:p\.a\.|comparison)/g) ?? []
const quote = { weeklyRepaymentAmount: 113_40, advertisedRate: 14.95, comparisonRate: 19.06 }

test('while the quote is awaited the calculator shows no rate of its own, on the server neither', async () => {
  const { served, panel, host } = await openWith(() => new Promise(() => {}))
  for (const html of [served, host.innerHTML]) {
    expect(ratesIn(html)).toEqual([])
    expect(html).toContain('Enquire for Finance')
    expect(html).not.toContain('12.36')
  }
  expect(panel.textContent).toContain('Loading finance estimate')
})

test('panel and calculator show the loan of one answer: payment, rate, deposit and final payment', async () => {
  const { asked, panel, host } = await openWith(() => Promise.resolve(Response.json(quote)))
  await act(() => expect.poll(() => host.textContent).toContain('$113/wk*'))
  expect(panel.textContent).toContain('$113/wk* 19.06% p.a. comparison rate')
  expect(host.querySelector('[role=status]')?.textContent).toBe('$113/wk* 19.06% p.a. comparison rate')
  const example =
    'Example: a loan of $22,176 (price $24,640, deposit $2,464) over 5 years at 14.95% p.a., with a final payment of $7,392, paid weekly.'
  expect([panel.textContent?.includes(example), host.textContent?.includes(example)]).toEqual([true, true])
  expect(host.textContent).not.toContain('12.36')
  expect(asked).toHaveBeenCalledTimes(1)
})

test('once the lender has given no quote, panel and calculator both ask to enquire; figures of the shopper’s own are calculated', async () => {
  const { panel, host } = await openWith(() => Promise.resolve(Response.json(null)))
  await act(() => expect.poll(() => host.querySelectorAll('input[inputmode=decimal]')).toHaveLength(4))
  expect(ratesIn(`${panel.querySelector('p')?.textContent} ${host.textContent}`)).toEqual([])
  expect(host.querySelector('[role=status]')?.textContent).toBe('Enquire for Finance')
  await typeIn(host, '5000')
  expect(host.querySelector('[role=status]')?.textContent).toMatch(/^\$\d+\/wk\*/)
  expect(host.textContent).toContain('at 12.36% p.a.')
})

test('what a shopper types while the quote is awaited stays, with the focus, and the rest is the lender’s', async () => {
  const answer = Promise.withResolvers<Response>()
  const { host } = await openWith(() => answer.promise)
  const [price, deposit] = await typeIn(host, '5000')
  answer.resolve(Response.json(quote))
  await act(() => expect.poll(() => host.textContent).toContain('at 14.95% p.a.'))
  expect([price?.value, deposit?.value, document.activeElement === deposit]).toEqual(['24,640', '5000', true])
})
