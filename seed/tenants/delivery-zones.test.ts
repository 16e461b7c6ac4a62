import { expect, test } from 'vitest'
import { deliveryZone } from '#schemas/delivery/delivery-zone.ts'
import { quoteDelivery } from '#schemas/delivery/quote-delivery.ts'
import { demoTenants } from './demo-tenants.ts'

const zonesOf = (slug: string) =>
  (demoTenants.find((company) => company.slug === slug)?.deliveryZones ?? []).map((zone) => deliveryZone.parse(zone))

test.each([
  ['coastline-kia', '4558', 0, 'Sunshine Coast'],
  ['coastline-kia', '4870', 1_400, 'Rest of Queensland'],
  ['coastline-kia', '2481', 230, 'up to 400 km from the dealership'],
  ['coastline-kia', '6000', 3_600, null],
  ['meridian', '2600', 250, 'Canberra'],
  ['meridian', '0800', 3_100, 'Northern Territory'],
  ['westgate', '7250', 430, 'Tasmania'],
  ['openroad', '5290', 380, 'up to 800 km from the dealership'],
  ['kauri', '9016', 1_060, 'South Island'],
])('%s quotes delivery to %s, %d km away, as %j', (slug, postcode, distance, name) => {
  expect(quoteDelivery(zonesOf(slug), { postcode, distance })?.name ?? null).toBe(name)
})
