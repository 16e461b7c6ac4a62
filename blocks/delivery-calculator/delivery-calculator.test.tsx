import { expect, test } from 'vitest'
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

test('before anybody asks there is a form and no price (vehicles §4)', async () => {
  const html = await renderBlock(modules, typical)
  expect(html).toContain('name="postcode"')
  expect(html).not.toContain('$290')
})

test('without a script the form asks by the page’s own address, which answers with price and region (vehicles §7)', async () => {
  const html = await renderBlock(modules, typical, aRuntime({ page: aPage({ search: 'postcode=4000' }) }))
  expect(html).toMatch(/Delivery to 4000, South East Queensland.*\$290/s)
})

test('a page that is asked by its address waits for the answer: without a script there is no second chance', () => {
  const { site, page, api } = aRuntime({ page: aPage({ search: 'postcode=4000' }) })
  const props = readProps(deliveryCalculator, createNode(deliveryCalculator, 'block-1', typical))
  const { critical } = data({ props, site, page, api, now: new Date(page.now) })
  expect(critical).toMatchObject([{ queryKey: ['delivery', { postcode: '4000' }] }])
})

test('where nobody can say, shoppers are told to enquire (vehicles §8)', async () => {
  const runtime = aRuntime({ page: aPage({ search: 'postcode=9000' }), api: sampleApi({ delivery: null }) })
  expect(await renderBlock(modules, typical, runtime)).toContain(
    'Sorry, we can&#x27;t provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.',
  )
})

test('an address with what is no postcode asks nothing', async () => {
  const html = await renderBlock(modules, typical, aRuntime({ page: aPage({ search: 'postcode=40' }) }))
  expect(html).not.toMatch(/Delivery to|Sorry/)
})

test('it says where to and that the price is a guide only (vehicles §9)', async () => {
  const html = await renderBlock(modules, typical, aRuntime({ site: aSite({ country: 'NZ' }) }))
  expect(html).toContain('We deliver anywhere in New Zealand. The price is a guide only.')
})

test('what is sold is not delivered any more', async () => {
  const page = aPage({ vehicle: aVehicle({ status: 'sold' }) })
  expect(await renderBlock(modules, typical, aRuntime({ page }))).toBe('')
})
