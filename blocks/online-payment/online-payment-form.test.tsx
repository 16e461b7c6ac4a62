import { afterAll, afterEach, expect, test } from 'vitest'
import { openBrowser } from '#blocks/_kit/contract/open-browser.ts'

const browser = openBrowser()
const { fillInBlock } = await import('../_kit/samples/fill-in-block.tsx')
const { storeDetails } = await import('../_forms/stored-details.ts')
const { onlinePayment } = await import('./block.ts')
const { default: component } = await import('./component.tsx')

let close = async () => {}
afterEach(() => close())
afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '', '/')
})
afterAll(() => browser.close())

async function open() {
  const form = await fillInBlock({ modules: { block: onlinePayment, component }, props: {} })
  close = form.close
  return form
}

test('an amount is typed in dollars and sent in cents', async () => {
  const form = await open()
  await form.type({ reference: 'INV-7', amount: '$1,250.50', name: 'Alex Nguyen', email: 'alex@example.com' })
  await form.submit()
  expect(form.inputs('onlinePayment')).toEqual([expect.objectContaining({ reference: 'INV-7', amount: 1_250_50 })])
})

test('an amount that is none is said beside its field', async () => {
  const form = await open()
  await form.type({ reference: 'INV-7', amount: 'all of it', name: 'Alex Nguyen', email: 'alex@example.com' })
  await form.submit()
  expect([form.errors(), form.control('amount').getAttribute('aria-invalid')]).toEqual([
    ['We cannot read this amount. Please write it like 250 or 1,250.50.'],
    'true',
  ])
})

test('the link of an invoice and the known details fill the form in', async () => {
  storeDetails({ name: 'Alex', last_name: 'Nguyen', email: 'alex@example.com', phone: '0412 345 678' })
  history.replaceState(null, '', '/online-payment?reference=INV-7&amount=250')
  const form = await open()
  const values = ['reference', 'amount', 'name', 'email'].map((name) => form.control(name).value)
  expect(values).toEqual(['INV-7', '250', 'Alex Nguyen', 'alex@example.com'])
  await form.submit()
  expect(form.inputs('onlinePayment')).toEqual([expect.objectContaining({ amount: 250_00 })])
})
