import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { openBrowser } from '../_kit/contract/open-browser.ts'

const browser = openBrowser()
const { act } = await import('react')
const { createRoot } = await import('react-dom/client')
const { aSite } = await import('../_kit/samples/a-site.ts')
const { aPage, aRuntime, readyBlock } = await import('../_kit/samples/render-block.tsx')
const { financeCalculator } = await import('./block.ts')
const { default: component } = await import('./component.tsx')

const site = aSite()
const runtime = aRuntime({
  site: {
    ...site,
    config: { ...site.config, finance: { ...site.config.finance, provider: 'manual', interestRate: 10 } },
  },
  page: aPage({ vehicle: null }),
})

let unmount = () => {}
async function open() {
  const { element } = await readyBlock({ block: financeCalculator, component }, {}, runtime)
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  unmount = () => {
    root.unmount()
    host.remove()
  }
  await act(async () => root.render(element))
}
beforeEach(() => open())
afterEach(() => act(async () => unmount()))
afterEach(() => history.replaceState(null, '', '/'))
afterAll(() => browser.close())

function control(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith(label))
  const input = document.querySelector<HTMLInputElement>(`[id="${found?.htmlFor}"]`)
  if (!input) throw new Error(`There is no field ${label}.`)
  return input
}
const type = (label: string, value: string) =>
  act(async () => {
    const input = control(label)
    // React ignores values set on the element itself.
    Reflect.set(Object.getPrototypeOf(input), 'value', value, input)
    input.dispatchEvent(new browser.window.Event('input', { bubbles: true }))
  })
const leave = (label: string) =>
  act(async () => {
    control(label).focus()
    control(label).blur()
  })
const result = () => document.querySelector('[role=status]')?.textContent ?? ''
const problem = (label: string) => {
  const ids = control(label).getAttribute('aria-describedby')?.split(' ') ?? []
  const texts = ids.map((id) => document.querySelector(`[id="${id}"][role=alert]`)?.textContent)
  return texts.find((text) => text !== undefined) ?? null
}
const mark = 'One of the figures cannot be used. This result is for the last figures that could be.'

test.each([
  ['Purchase price', '30k', '$147/wk*'],
  ['Purchase price', '$32.990,00', '$161/wk*'],
  ['Interest rate', '7,5', '$138/wk*'],
  ['Interest rate', '0', '$115/wk*'],
  ['Deposit', '10%', '$132/wk*'],
  ['Deposit', '', '$147/wk*'],
  ['Term', '4 years', '$175/wk*'],
  ['Term', '48 months', '$175/wk*'],
  ['Term', '36m', '$223/wk*'],
])('%s “%s” is read as people mean it: %s', async (label, text, repayment) => {
  await type(label, text)
  expect(result()).toContain(repayment)
  expect([problem(label), result().includes(mark)]).toEqual([null, false])
})

test.each([
  ['Purchase price', '1e5', 'We cannot read this amount. Please write it like 30,000 or 30k.'],
  ['Purchase price', '32,990.50.1', 'We cannot read this amount. Please write it like 30,000 or 30k.'],
  ['Purchase price', '', 'We cannot read this amount. Please write it like 30,000 or 30k.'],
  ['Purchase price', '5.1m', 'Please enter a value from $1 to $5,000,000.'],
  ['Interest rate', '75', 'Please enter a value from 0% to 30%.'],
  ['Term', 'long', 'We cannot read this term. Please write it like 5 years or 60 months.'],
  ['Term', '60', 'Please enter a value from 1 Year to 7 Years.'],
  ['Interest rate', 'low', 'We cannot read this rate. Please write it like 7.5.'],
])('%s “%s” says what is wrong, keeps the text and the last result, marked', async (label, text, words) => {
  await type(label, text)
  await leave(label)
  expect([problem(label), control(label).value, control(label).getAttribute('aria-invalid')]).toEqual([
    words,
    text,
    'true',
  ])
  expect([result().includes('$147/wk*'), result().includes(mark)]).toEqual([true, true])
})

test('the mark goes once the figure can be used', async () => {
  await type('Purchase price', 'x')
  await type('Purchase price', '40k')
  await leave('Purchase price')
  expect([result().includes(mark), problem('Purchase price'), control('Purchase price').value]).toEqual([
    false,
    null,
    '40,000',
  ])
})

test('a term is written with its unit, in months where it is no half year', async () => {
  await type('Term', '20m')
  await leave('Term')
  expect(control('Term').value).toBe('20 Months')
  expect(document.body.textContent).toContain('over 20 months at 10.00% p.a.')
})

test('the slider replaces a term that cannot be read', async () => {
  await type('Term', 'long')
  await act(async () => {
    const slider = document.querySelector('input[type=range]')
    Reflect.set(Object.getPrototypeOf(slider), 'value', '3', slider)
    slider?.dispatchEvent(new browser.window.Event('input', { bubbles: true }))
  })
  expect([control('Term').value, problem('Term'), result().includes(mark)]).toEqual(['3 Years', null, false])
})

async function openAt(search: string) {
  await act(async () => unmount())
  history.replaceState(null, '', `/finance${search}`)
  await open()
}

test.each([
  ['?vehiclePriceBudget=15490', '15,490', '$76/wk*'],
  ['?vehiclePriceBudget=40k&car_id=12', '40,000', '$196/wk*'],
])('the address “%s” sets the price to %s (locations §2, Finance routes)', async (search, price, repayment) => {
  await openAt(search)
  expect([control('Purchase price').value, problem('Purchase price')]).toEqual([price, null])
  expect(result()).toContain(repayment)
})

test('a price of the address that cannot be read says so beside the field, and the usual result is marked', async () => {
  await openAt('?vehiclePriceBudget=cheap')
  expect([control('Purchase price').value, problem('Purchase price')]).toEqual([
    'cheap',
    'We cannot read this amount. Please write it like 30,000 or 30k.',
  ])
  expect([result().includes('$147/wk*'), result().includes(mark)]).toEqual([true, true])
})
