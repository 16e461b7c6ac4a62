import { expect, test } from 'vitest'
import type { VehicleInput } from '#schemas/vehicle/vehicle.ts'
import { parseHtml, readTexts } from '#tests/support/parse-html.ts'
import type { PropsInput } from '../_kit/props.ts'
import { aSite } from '../_kit/samples/a-site.ts'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { financeCalculator } from './block.ts'
import component from './component.tsx'
import { empty, typical } from './fixtures.ts'

const modules = { block: financeCalculator, component }
const site = aSite()
const withFinance = (
  provider: 'manual' | 'none' | 'nissan-finance',
  more: Partial<typeof site.config.finance> = {},
) => ({
  ...site,
  config: {
    ...site.config,
    finance: { ...site.config.finance, provider, interestRate: 10, comparisonRate: 10.92, ...more },
  },
})
const htmlOf = (changes: Partial<VehicleInput>, input: PropsInput<typeof financeCalculator> = typical) =>
  renderBlock(
    modules,
    input,
    aRuntime({ site: withFinance('manual'), page: aPage({ vehicle: aVehicle({ before_price: null, ...changes }) }) }),
  )

test('the first render already shows a repayment, for readers without a script', async () => {
  expect(await htmlOf({ price: 30_000_00 })).toContain('$147/wk*')
})

test('the comparison rate stands with the repayment, and the warning with the rate', async () => {
  const html = await htmlOf({})
  expect(html).toContain('10.92% p.a. comparison rate')
  expect(html).toContain('WARNING: This comparison rate is true only for the examples given')
})

test('words that the law requires stand in the note, outside of what can be folded (locations §4, §9)', async () => {
  const requiredText = 'Credit is provided by Example Finance, Australian Credit Licence 123456. '.repeat(4).trim()
  const page = aPage({ vehicle: aVehicle({ before_price: null }) })
  const html = await renderBlock(modules, typical, aRuntime({ site: withFinance('manual', { requiredText }), page }))
  const calculator = parseHtml(html)
  for (const folded of calculator.querySelectorAll('details')) folded.remove()
  expect(calculator.body.textContent).toContain(requiredText)
})

test('fees that the rate includes are listed (locations §9)', async () => {
  const fees = { establishmentFee: 395_00, registrationFee: 6_00, monthlyFee: 8_00, dealerFee: 912_25 }
  const page = aPage({ vehicle: aVehicle({ before_price: null }) })
  const html = await renderBlock(modules, typical, aRuntime({ site: withFinance('manual', fees), page }))
  expect(html).toContain(
    'establishment $395, monthly account administration $8, dealer agency $912.25. Not in the rate: vehicle security registration $6',
  )
})

test('a long disclaimer starts expanded, and one variant has it without a toggle (locations §2, Finance Calculator; §4, Finance calculator)', async () => {
  const disclaimer = 'Repayments are indicative only and are no quote. '.repeat(6)
  const calculator = parseHtml(await htmlOf({}, { ...typical, disclaimer }))
  expect(readTexts(calculator, 'details[open] summary span')).toEqual(['Show More', 'Show Less'])
  expect(await htmlOf({}, { ...typical, disclaimer, settings: { cutDisclaimer: false } })).not.toContain('Show More')
})

test('the button leads to where finance for the vehicle is asked for (locations §2, Finance Calculator)', async () => {
  const calculator = parseHtml(await htmlOf({}, {}))
  const selector = 'a[href^="/finance?"][href*="car_id="][href$="#finance-form"]'
  expect(readTexts(calculator, selector)).toEqual(['Enquire Now'])
})

test('without a vehicle it leads to /finance (locations §2, Finance Calculator)', async () => {
  const runtime = aRuntime({ site: withFinance('manual'), page: aPage({ vehicle: null }) })
  const calculator = parseHtml(await renderBlock(modules, {}, runtime))
  expect(readTexts(calculator, 'a[href="/finance#finance-form"]')).toEqual(['Enquire Now'])
})

test('one variant opens a dialog (locations §2, Finance Calculator)', async () => {
  expect(await htmlOf({}, { settings: { opens: 'dialog' } })).toContain('Get Finance Now')
})

test('a lender that asks monthly alone leaves no choice of frequency (locations §5)', async () => {
  const page = aPage({ vehicle: aVehicle({ before_price: null }) })
  const html = await renderBlock(modules, typical, aRuntime({ site: withFinance('nissan-finance'), page }))
  expect(html).not.toContain('Repayment frequency')
  expect(html).toContain('/mo*')
})

test('a vehicle without a price has no calculator (vehicles §5, Calculator conditions)', async () => {
  expect(await htmlOf({ price: null })).toBe('')
})

test('a sold vehicle has no calculator', async () => {
  expect(await htmlOf({ status: 'sold' })).toBe('')
})

test('a site without a finance provider has no calculator (vehicles §5, Calculator conditions)', async () => {
  expect(await renderBlock(modules, typical, aRuntime({ site: withFinance('none') }))).toBe('')
})

test('a price at the bound shows the bounds (locations §5, Calculator bounds)', async () => {
  expect(await htmlOf({ price: 250_000_00 })).toContain('Cannot be less than $1,000 or more than $250,000')
})

test('a site may hide interest and balloon', async () => {
  const html = await htmlOf({}, empty)
  expect(html).not.toContain('Interest rate')
  expect(html).not.toContain('Balloon')
})

test('below the dealer’s minimum the calculator says so, and shows neither repayment nor rate', async () => {
  const page = aPage({ vehicle: aVehicle({ before_price: null, price: 8_750_00 }) })
  const runtime = aRuntime({ site: withFinance('manual', { leastFinanced: 9_000_00 }), page })
  const html = await renderBlock(modules, typical, runtime)
  expect(html).toContain('We finance $9,000 or more. Please raise the price or lower the deposit.')
  expect(html).not.toMatch(/\/wk|comparison rate/)
})

test('a calculator in New Zealand has the words of its credit act (vehicles §1, Two countries)', async () => {
  const page = aPage({ vehicle: aVehicle({ before_price: null, price: 18_450_00 }) })
  const html = await renderBlock(
    modules,
    typical,
    aRuntime({ site: { ...withFinance('manual'), country: 'NZ' }, page }),
  )
  expect(html).toContain('Credit Contracts and Consumer Finance Act 2003')
  expect(html).not.toContain('WARNING')
})
