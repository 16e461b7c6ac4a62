import { expect, test } from 'vitest'
import { parseHtml, readTexts } from '#tests/support/parse-html.ts'
import { createNode, readProps } from '../_kit/props.ts'
import { aSite } from '../_kit/samples/a-site.ts'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { sampleApi } from '../_kit/samples/sample-api.ts'
import { deliveryCalculator } from './block.ts'
import component from './component.tsx'
import data from './data.ts'
import { typical } from './fixtures.ts'

const modules = { block: deliveryCalculator, component, data }

test('without a postcode there is a form and no price (vehicles §4, Delivery states)', async () => {
  const page = parseHtml(await renderBlock(modules, typical))
  expect(page.querySelectorAll('form input[name="postcode"]')).toHaveLength(1)
  expect(page.body.textContent).not.toContain('$290')
})

test('without a script the form asks by the page’s own address, which answers with price and region (vehicles §7)', async () => {
  const html = await renderBlock(modules, typical, aRuntime({ page: aPage({ search: 'postcode=4000' }) }))
  expect(parseHtml(html).querySelector('output')?.textContent).toMatch(
    /Delivery to 4000, South East Queensland.*\$290/s,
  )
})

test('a page that is asked by its address waits for the answer: without a script there is no second chance', () => {
  const { site, page, api } = aRuntime({ page: aPage({ search: 'postcode=4000' }) })
  const props = readProps(deliveryCalculator, createNode(deliveryCalculator, 'block-1', typical))
  const { critical } = data({ props, site, page, api, now: new Date(page.now) })
  expect(critical).toMatchObject([{ queryKey: ['delivery', { postcode: '4000' }] }])
})

test('without a quote shoppers are told to enquire (vehicles §8, No delivery quote)', async () => {
  const runtime = aRuntime({ page: aPage({ search: 'postcode=9000' }), api: sampleApi({ delivery: null }) })
  expect(readTexts(parseHtml(await renderBlock(modules, typical, runtime)), 'output')).toEqual([
    "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
  ])
})

test('an invalid postcode in the URL is not queried', async () => {
  const html = await renderBlock(modules, typical, aRuntime({ page: aPage({ search: 'postcode=40' }) }))
  expect(html).not.toMatch(/Delivery to|Sorry/)
})

test('it says where to and that the price is a guide only (vehicles §9, Delivery area)', async () => {
  const html = await renderBlock(modules, typical, aRuntime({ site: aSite({ country: 'NZ' }) }))
  expect(html).toContain('We deliver anywhere in New Zealand. The price is a guide only.')
})

test('a sold vehicle has no delivery', async () => {
  const page = aPage({ vehicle: aVehicle({ status: 'sold' }) })
  expect(await renderBlock(modules, typical, aRuntime({ page }))).toBe('')
})
