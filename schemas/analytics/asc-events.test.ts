import { expect, test } from 'vitest'
import { ascEvents } from './asc-events.ts'
import { eventIds } from './event-id.ts'
import { pageFacts } from './page-facts.ts'
import { vehicle } from '../vehicle/vehicle.ts'
import { eventNames, type ShopperEvent } from './shopper-event.ts'

const aCar = vehicle.parse({
  id: 12,
  slug: 'a',
  stocknum: 'A12',
  name: '2021 Kia Cerato',
  car_type: 'used',
  price: 32_990_00,
  vin: 'KNAPH81ABN5012345',
  make: 'Kia',
  model: 'Cerato',
  created_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-01T00:00:00Z',
})
const page = pageFacts({ path: '/cars/a', vehicle: aCar, hasStock: false, currency: 'AUD' })
const home = pageFacts({ path: '/', vehicle: null, hasStock: false, currency: 'NZD' })

test.each([
  [{ event: 'page-view' }, ['asc_pageview']],
  [{ event: 'vehicle-view' }, ['asc_item_pageview']],
  [{ event: 4 }, ['asc_item_pageview']],
  [{ event: 49 }, ['asc_itemlist_pageview']],
  [{ event: 14 }, ['asc_form_submission', 'asc_form_submission_sales']],
  [{ event: 17 }, ['asc_form_submission', 'asc_form_submission_sales_appt']],
  [{ event: 22, form: 'service' }, ['asc_form_submission', 'asc_form_submission_service']],
  [{ event: 22, form: 'parts' }, ['asc_form_submission', 'asc_form_submission_parts']],
  [{ event: 18 }, ['asc_form_submission', 'asc_form_submission_trade']],
  [{ event: 51 }, ['asc_form_submission']],
  [{ event: 25 }, ['asc_click_to_call']],
  [{ event: 26 }, ['asc_element_configuration']],
  [{ event: 39 }, ['asc_cta_interaction']],
  [{ event: 'form-start', form: 'finance' }, ['asc_form_engagement']],
] satisfies [ShopperEvent, string[]][])('%j is %j in GA4 (the issue, Analytics)', (told, names) => {
  expect(ascEvents(told, page).map(({ event }) => event)).toEqual(names)
})

test.each([...Object.values(eventIds), ...eventNames])('event %s has a name in GA4', (event) => {
  expect(ascEvents({ event }, home)[0]?.event).toMatch(/^asc_[a-z_]+$/)
})

test('the specification’s number stands beside the name; what has none says none', () => {
  expect(ascEvents({ event: 39 }, home)[0]).toMatchObject({ event_id: 39 })
  expect(ascEvents({ event: 'menu' }, home)[0]).not.toHaveProperty('event_id')
})

test('what happens on a vehicle’s page is about that vehicle, its price in dollars', () => {
  expect(ascEvents({ event: 4, vehicleId: 12 }, page)[0]).toMatchObject({
    page_type: 'item',
    currency: 'AUD',
    item_id: 'KNAPH81ABN5012345',
    item_condition: 'used',
    item_make: 'Kia',
    item_price: 32_990,
  })
})

test('what happens to another vehicle on that page says which, and nothing of the page’s own', () => {
  const [event] = ascEvents({ event: 39, vehicleId: 99 }, page)
  expect(event).toMatchObject({ vehicle_id: 99 })
  expect(event).not.toHaveProperty('item_id')
})
