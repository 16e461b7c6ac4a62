import { afterAll, afterEach, expect, test } from 'vitest'
import { openBrowser } from '#blocks/_kit/contract/open-browser.ts'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import { problem } from '#schemas/problem.ts'
import { flags } from '#schemas/tenant/flags.ts'

const browser = openBrowser()
const { aSite } = await import('../_kit/samples/a-site.ts')
const { fillInBlock } = await import('../_kit/samples/fill-in-block.tsx')
const { tradeIn } = await import('./block.ts')
const { default: component } = await import('./component.tsx')
const { default: data } = await import('./data.ts')
const { typical } = await import('./fixtures.ts')

let close = async () => {}
afterEach(() => close())
afterEach(() => sessionStorage.clear())
afterAll(() => browser.close())

async function open({
  valuation = true,
  refused = {},
}: { valuation?: boolean; refused?: Record<string, unknown> } = {}) {
  const form = await fillInBlock({
    modules: { block: tradeIn, component, data },
    props: typical,
    runtime: { site: aSite({ flags: flags.parse({ valuation }) }) },
    refused,
  })
  close = form.close
  return form
}

test('a plate is looked up without its signs, once it is one and its register is chosen', async () => {
  const form = await open()
  await form.submit()
  expect(form.errors()).toEqual(['Please enter your registration.', 'Please choose where it is registered.'])
  await form.type({ rego: 'äöü', regoState: 'QLD' })
  await form.submit()
  expect(form.errors()).toEqual(['Please enter a registration of letters and digits.'])
  await form.type({ rego: 'abc-12 3' })
  await form.submit()
  expect(form.inputs('rego')).toEqual([{ rego: 'ABC123', regoState: 'QLD' }])
})

test('each step of a valuation asks for its own answers and sends those before', async () => {
  const form = await open()
  await form.type({ rego: 'ABC123', regoState: 'QLD' })
  await form.submit()
  await form.submit()
  expect(form.errors()).toEqual(['Please enter the kilometres.'])
  await form.type({ km: '42,000' })
  await form.submit()
  expect(form.inputs('valuations')).toEqual([
    expect.objectContaining({ rego: 'ABC123', regoState: 'QLD', make: 'Toyota', km: 42_000 }),
  ])
  await form.submit()
  expect(form.errors()[0]).toBe('Please answer: What condition is it in?')
  expect(form.host.querySelector('fieldset')?.textContent).toContain('Please choose an answer.')
  for (const group of form.host.querySelectorAll('fieldset')) {
    const first = group.querySelector('input')
    if (first) await form.press(first)
  }
  await form.submit()
  expect(form.inputs('valuationAdjustments')).toEqual([
    expect.objectContaining({ adjustmentAnswers: expect.objectContaining({ condition: 'good' }) }),
  ])
})

test('a car is described by hand, and what the platform refuses of it is said at its field', async () => {
  const refusal = problem('input-invalid', { fields: [{ path: 'model', message: 'We do not know this model.' }] })
  const refused: Record<string, unknown> = { valuations: new ApiFailure(refusal) }
  const form = await open({ valuation: false, refused })
  await form.submit()
  expect(form.errors()).toEqual([
    'Please enter the year, such as 2019.',
    'Please enter the make, such as Toyota.',
    'Please enter the model, such as Corolla.',
    'Please enter the kilometres.',
  ])
  await form.type({ year: '2019', make: 'Toyota', model: 'Corola', km: '42000' })
  await form.submit()
  expect([form.errors(), form.control('model').getAttribute('aria-invalid')]).toEqual([
    ['We do not know this model.'],
    'true',
  ])
  refused['valuations'] = new TypeError('Failed to fetch')
  await form.submit()
  expect(form.host.querySelector('[role=alert]')?.textContent).toContain('We could not reach the server.')
  expect(form.inputs('valuations')).toEqual([
    expect.objectContaining({ year: 2019, model: 'Corola', badge: '', rego: '', regoState: null }),
    expect.anything(),
  ])
})
