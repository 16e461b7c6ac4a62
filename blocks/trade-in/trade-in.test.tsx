import { expect, test } from 'vitest'
import { aSite } from '../_kit/samples/a-site.ts'
import { aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { buildLeadForm } from '#schemas/lead/build-lead-form.ts'
import { siteConfig } from '#schemas/tenant/site-config.ts'
import { flags } from '#schemas/tenant/flags.ts'
import { parseHtml, readAttributes } from '#tests/support/parse-html.ts'
import { sampleAnswers, sampleApi } from '../_kit/samples/sample-api.ts'
import { tradeIn } from './block.ts'
import component from './component.tsx'
import data from './data.ts'
import { typical } from './fixtures.ts'
import { namedVehicle } from './named-vehicle.ts'
import { listSteps } from './list-steps.ts'

const modules = { block: tradeIn, component, data }
const withValuation = flags.parse({ valuation: true })
const visibleNames = (page: Document) => readAttributes(page, '[name]:not([type="hidden"], noscript *)', 'name')

test('it begins with the rego and where it is registered (vehicles §7, Valuation calls)', async () => {
  const html = await renderBlock(modules, typical, aRuntime({ site: aSite({ flags: withValuation }) }))
  const page = parseHtml(html)
  expect(page.body.textContent).toMatch(/Step 1 of 4.*QLD.*Find My Car/s)
  expect(visibleNames(page)).toEqual(['rego', 'regoState'])
})

test('New Zealand has one register: no state is asked for', async () => {
  const html = await renderBlock(modules, typical, aRuntime({ site: aSite({ flags: withValuation, country: 'NZ' }) }))
  expect(visibleNames(parseHtml(html))).toEqual(['rego'])
})

test('a site without trade-in valuation looks up no plates: the shopper describes the car, and staff call', async () => {
  const html = await renderBlock(modules, typical, aRuntime({ site: aSite({ flags: flags.parse({}) }) }))
  const page = parseHtml(html)
  expect(page.body.textContent).toMatch(/Step 1 of 2.*Value My Car/s)
  expect(visibleNames(page)).toContain('make')
  expect(html).not.toContain('Find My Car')
  expect(html).not.toContain('Estimates are')
})

test('without script there is a plain form that staff answer', async () => {
  const leadForm = buildLeadForm({ kind: 'trade-in', vehicle: null, site: aSite(), locations: [] })
  const html = await renderBlock(modules, typical, aRuntime({ api: sampleApi({ leadForm }) }))
  const field = 'noscript > form[action="/send"] [name="trade_in_vehicle"]'
  expect(parseHtml(html).querySelectorAll(field)).toHaveLength(1)
})

test('it says which cars get no estimate, by the site’s own limits (vehicles §9, Trade-in FAQ; locations §2, Trade-in FAQ)', async () => {
  expect(await renderBlock(modules, typical, aRuntime({ site: aSite({ flags: withValuation }) }))).toContain(
    'Estimates are generally not given for cars over 7 years old or over 100,000 kilometres.',
  )
  const config = siteConfig.parse({ tradeIn: { mostYears: 10, mostKm: 150_000 } })
  expect(await renderBlock(modules, typical, aRuntime({ site: aSite({ config, flags: withValuation }) }))).toContain(
    'over 10 years old or over 150,000 kilometres.',
  )
})

test.each([
  ['?car_id=12', 12],
  ['?car_id=0', null],
  ['?car_id=1e99', null],
  ['', null],
])('the address “%s” names the vehicle %s (locations §2, Trade-in routes)', (search, id) => {
  expect(namedVehicle(search)).toBe(id)
})

test.each([
  ['estimate', 'Step 3 of 4'],
  ['too-old', 'Step 2 of 2'],
  ['unknown', 'Step 2 of 2'],
] as const)('whose car has the outlook “%s” reads at their details: %s', (outlook, words) => {
  const valuation = { ...sampleAnswers.valuations, outlook }
  const { steps, step } = listSteps({ stage: 'details', valuation }, { isValued: true })
  expect(`Step ${steps.indexOf(step) + 1} of ${steps.length}`).toBe(words)
})
