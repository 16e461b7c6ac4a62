import { expect, test } from 'vitest'
import type { VehicleInput } from '#schemas/vehicle/vehicle.ts'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'
import { aSite } from '../_kit/samples/a-site.ts'
import type { PropsInput } from '../_kit/props.ts'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import type { Runtime } from '../_kit/runtime.tsx'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { vehicleTitle } from './block.ts'
import component from './component.tsx'
import data from './data.ts'
import { empty, longest, typical } from './fixtures.ts'

const modules = { block: vehicleTitle, component, data }
const htmlOf = (changes: Partial<VehicleInput>) =>
  renderBlock(modules, typical, aRuntime({ page: aPage({ vehicle: aVehicle(changes) }) }))

test('the title is year, make, model, badge and series (vehicles §2, Sidebar)', async () => {
  expect(await htmlOf({})).toContain('2021 Kia Cerato Sport BD')
})

test('the price before stands beside the lower price of now', async () => {
  expect(parseHtml(await htmlOf({})).body.textContent).toMatch(/Now\$24,990was \$26,990/)
})

test('a sold vehicle offers something similar instead of its price (vehicles §4)', async () => {
  const html = await htmlOf({ status: 'sold' })
  expect(html).toContain('Unfortunately this car recently sold.')
  expect(html).toContain('Find Me Something Similar')
  expect(html).not.toContain('$24,990')
})

test('a caravan that is gone is called a caravan', async () => {
  expect(await htmlOf({ status: 'sold', item_type: 'caravan' })).toContain('Unfortunately this caravan recently sold.')
})

test('without any phone there is no call button (vehicles §4)', async () => {
  const site = aSite()
  const phones = { ...site.config.phones, override: '', new: '', used: '' }
  const silent = aRuntime({
    site: { ...site, config: { ...site.config, phones } },
    page: aPage({ vehicle: aVehicle({ location_phone: null }) }),
  })
  expect(await renderBlock(modules, typical, silent)).not.toContain('Call Now')
})

test('more than $499 under the market earns a badge', async () => {
  expect(await htmlOf({ autograb_data: { average_market_price: 25_990_00 } })).toContain('$1,000 below market')
})

const financed = aSite()
const withRate = { ...financed.config, finance: { ...financed.config.finance, comparisonRate: 10.59 } }

test('a repayment a week stands with its comparison rate and its warning', async () => {
  const html = await renderBlock(modules, typical, aRuntime({ site: { ...financed, config: withRate } }))
  expect(html).toMatch(/\$\d+\/wk\*/)
  expect(html).toContain('10.59% p.a. comparison rate')
  expect(html).toContain('WARNING: This comparison rate')
})

test('a site without finance shows no repayment', async () => {
  const flags = { ...financed.flags, finance: false }
  const html = await renderBlock(modules, typical, aRuntime({ site: { ...financed, config: withRate, flags } }))
  expect(html).not.toContain('/wk')
})

test('without a price a preorder says PREORDER (vehicles §4)', async () => {
  expect(await htmlOf({ price: null, before_price: null, preorder: true })).toContain('PREORDER')
})

test('the price type stands beside the price', async () => {
  const page = parseHtml(await htmlOf({ price_type: 'Excl. govt. charges' }))
  expect(page.body.textContent).toMatch(/\$24,990.*Excl\. govt\. charges/)
})

test('a site that tells says until when a vehicle is registered (vehicles §4)', async () => {
  const page = aPage({ vehicle: aVehicle({ rego_expiry: '2027-03-06' }) })
  const telling = { ...financed, flags: { ...financed.flags, regoExpiry: true } }
  expect(await renderBlock(modules, typical, aRuntime({ page, site: telling }))).toContain('Expires on 6 Mar 2027')
  expect(await renderBlock(modules, typical, aRuntime({ page }))).not.toContain('Expires on')
})

test('the way to the calculator below is there only where the calculator is (vehicles §5)', async () => {
  const links = async (input: PropsInput<typeof vehicleTitle>, runtime?: Runtime) =>
    readAttributes(parseHtml(await renderBlock(modules, input, runtime)), 'a', 'href')
  expect(await links(typical)).toContain('#finance-calculator')
  const unpriced = aRuntime({ page: aPage({ vehicle: aVehicle({ price: null, offer_price: null }) }) })
  expect(await links(typical, unpriced)).not.toContain('#finance-calculator')
  expect(await links(longest, unpriced)).toContain('/finance')
})

test('the number of views is asked for again, and hidden where the marketer wants it so', async () => {
  const views = parseHtml(await htmlOf({ views: 1_204 })).querySelector('[data-tool="views"]')
  expect([views?.textContent, views?.hasAttribute('hidden')]).toEqual(['1,204 views', false])
  expect(views?.getAttribute('data-view')).toMatch(
    /^\/api\/cars\/2021-kia-cerato-sport-a12\/view\.json\?photos_count=3/,
  )
  expect(parseHtml(await renderBlock(modules, empty)).querySelectorAll('[data-view][hidden]')).toHaveLength(1)
})

test('left empty, the enquire button opens the enquiry form (vehicles §2, Enquire dialog)', async () => {
  const page = parseHtml(await renderBlock(modules, empty))
  expect(readTexts(page, 'a[href="/contact?car_id=12"][data-act="enquiry"]')).toEqual(['Enquire Now'])
})

test('tools stand below the buttons where the marketer wants them there', async () => {
  expect(await renderBlock(modules, typical)).not.toContain('Copy link')
  const tools = parseHtml(await renderBlock(modules, longest)).querySelectorAll(
    '[data-tool="copy"], [data-keep="favourite"], a[href^="/print"], [data-tool="save-pdf"]',
  )
  expect([...tools].map((tool) => tool.getAttribute('data-tool') ?? tool.getAttribute('data-keep'))).toEqual([
    'copy',
    'favourite',
    null,
    'save-pdf',
  ])
})

test('more buttons stand there where their rules allow it, and to reserve comes first (vehicles §2, Reserve button)', async () => {
  const reserving = { ...financed, flags: { ...financed.flags, reserve: true } }
  const page = aPage({ vehicle: aVehicle({ reserved: true }) })
  const shown = parseHtml(await renderBlock(modules, longest, aRuntime({ site: reserving })))
  expect(readTexts(shown, 'a, button').join('; ')).toMatch(
    /Reserve Car Now for \$200; Enquire about.*; Book a Test Drive;.*Request Photos/,
  )
  expect(await renderBlock(modules, longest, aRuntime({ site: reserving, page }))).not.toMatch(
    /Reserve Car Now|Trade-In/,
  )
  expect(await renderBlock(modules, typical, aRuntime({ site: reserving }))).not.toContain('Reserve Car Now')
})
