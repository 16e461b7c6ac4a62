import { expect, test } from 'vitest'
import { formSettings } from '#schemas/lead/form-settings.ts'
import { parseHtml, readAttributes } from '#tests/support/parse-html.ts'
import { createNode, readProps } from '../_kit/props.ts'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import { renderBlock } from '../_kit/samples/render-block.tsx'
import { sampleAnswers } from '../_kit/samples/sample-api.ts'
import { askedFor } from './asked-for.ts'
import { leadForm } from './block.ts'
import component from './component.tsx'
import data from './data.ts'
import { empty, longest, typical } from './fixtures.ts'

const modules = { block: leadForm, component, data }

test('without script the form is posted, and the browser validates required fields', async () => {
  const page = parseHtml(await renderBlock(modules, typical))
  expect(readAttributes(page, 'form[action="/send"][method="post"]', 'novalidate')).toEqual([null])
  expect(page.querySelectorAll('input[type="email"][required]')).toHaveLength(1)
  expect(readAttributes(page, 'input[name="postcode"]', 'pattern')).toEqual(['[0-9]{4}'])
  expect(page.querySelectorAll('input[name="opt_in"][checked]')).toHaveLength(1)
})

test('the hidden field is hidden from screen readers, the Tab key and password managers', async () => {
  const page = parseHtml(await renderBlock(modules, typical))
  const field = '[aria-hidden="true"] > input[name="leave_empty"][tabindex="-1"][autocomplete="off"][data-1p-ignore]'
  expect(page.querySelectorAll(field)).toHaveLength(1)
})

test('autofill has nothing to recognise in the hidden field', async () => {
  const page = parseHtml(await renderBlock(modules, typical))
  const label = page.querySelector('[aria-hidden="true"]:has(> input)')
  // The words by which browsers and password managers find a field to fill.
  expect(`${label?.textContent} ${label?.innerHTML}`).not.toMatch(
    /web|url|site|mail|phone|name="name|address|company|city|code|card|user|pass/i,
  )
})

test.each([
  ['enquiry', '?car_id=12', { kind: 'enquiry', car_id: 12 }],
  [
    'finance',
    '?preferredDealership=coastline&vehiclePriceBudget=24990&car_id=12&car_type=used&vin=K1',
    { kind: 'finance', car_id: 12, preferredDealership: 'coastline', vehiclePriceBudget: '24990' },
  ],
  ['enquiry', '?car_id=12&ask=photos', { kind: 'request-photos', car_id: 12 }],
  ['test-drive', '?car_id=12&ask=photos', { kind: 'test-drive', car_id: 12 }],
  ['enquiry', '?ask=photos', { kind: 'enquiry' }],
  ['enquiry', '?car_id=-1', { kind: 'enquiry' }],
  ['enquiry', '?car_id=99999999999', { kind: 'enquiry' }],
  ['finance', '?car_id=kia', { kind: 'finance' }],
  ['finance', '?vin=KNA123', { kind: 'finance', vin: 'KNA123' }],
] as const)('the form “%s” at %s', (kind, search, asked) => {
  expect(askedFor({ props: { id: 'a', kind }, page: { id: 7, vehicle: null, location: null }, search })).toEqual({
    ...asked,
    page: 7,
    block: 'a',
  })
})

test('a form on the page of a vehicle is about that vehicle', () => {
  const page = { id: 7, vehicle: aVehicle({ id: 31 }), location: null }
  expect(askedFor({ props: { id: 'a', kind: 'enquiry' }, page, search: '' })).toMatchObject({ car_id: 31 })
})

test('a form on the page of a location begins with it, unless the link names a dealership', () => {
  const [location = null] = sampleAnswers.locations
  const page = { id: 7, vehicle: null, location }
  const props = { id: 'a', kind: 'enquiry' } as const
  expect(askedFor({ props, page, search: '' })).toMatchObject({ location: 3 })
  expect(askedFor({ props, page, search: '?preferredDealership=coastline' })).not.toHaveProperty('location')
})

test('the platform and the component read the same settings from stored data', () => {
  for (const data of [typical, empty, longest]) {
    const node = createNode(leadForm, 'a', data)
    expect(formSettings.parse(readProps(leadForm, node))).toEqual(formSettings.parse(node))
  }
})
