import { expect, test } from 'vitest'
import { formSettings } from '#schemas/lead/form-settings.ts'
import { createNode, readProps } from '../_kit/props.ts'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import { renderBlock } from '../_kit/samples/render-block.tsx'
import { askedFor } from './asked-for.ts'
import { leadForm } from './block.ts'
import component from './component.tsx'
import data from './data.ts'
import { empty, longest, typical } from './fixtures.ts'

const modules = { block: leadForm, component, data }

test('without script the form is posted, and the browser checks what is required', async () => {
  const html = await renderBlock(modules, typical)
  expect(html).toMatch(/<form[^>]* action="\/send" method="post"/)
  expect(html).not.toMatch(/<form[^>]*novalidate/i)
  expect(html).toMatch(/<input[^>]*type="email"[^>]*required/)
  expect(html).toContain('pattern="[0-9]{4}"')
  expect(html).toMatch(/<input(?=[^>]*name="opt_in")[^>]*checked/)
})

test('the field that nobody sees is not for those who listen or tab either', async () => {
  expect(await renderBlock(modules, typical)).toMatch(
    /aria-hidden="true"[^>]*>Website<input tabindex="-1" autoComplete="off" name="website"/i,
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
  expect(askedFor({ props: { id: 'a', kind }, page: { id: 7, vehicle: null }, search })).toEqual({
    ...asked,
    page: 7,
    block: 'a',
  })
})

test('a form on the page of a vehicle is about that vehicle', () => {
  const page = { id: 7, vehicle: aVehicle({ id: 31 }) }
  expect(askedFor({ props: { id: 'a', kind: 'enquiry' }, page, search: '' })).toMatchObject({ car_id: 31 })
})

test('the platform reads from what is stored what the component reads from its props', () => {
  for (const data of [typical, empty, longest]) {
    const node = createNode(leadForm, 'a', data)
    expect(formSettings.parse(readProps(leadForm, node))).toEqual(formSettings.parse(node))
  }
})
