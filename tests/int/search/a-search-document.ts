import { indexDocument } from '#platform/search/index-document.ts'
import { findPlace } from '#platform/places/find-place.ts'
import type { IndexedSite } from '#platform/search/indexed-sites.ts'
import { siteConfig } from '#schemas/tenant/site-config.ts'
import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import { vehicle, type VehicleInput } from '#schemas/vehicle/vehicle.ts'

/** A document of a plain used Corolla, but for `changes`; name, slug and stock number follow from them. */
export function aSearchDocument(changes: Partial<VehicleInput> & { id: number; tenantId?: number }): SearchDocument {
  const { tenantId = 1, ...facts } = { make: 'Toyota', model: 'Corolla', badge: 'Ascent', year: 2019, ...changes }
  const named = [facts.year, facts.make, facts.model, facts.badge].filter((part) => part !== null).join(' ')
  return indexDocument(
    vehicle.parse({
      slug: `vehicle-${facts.id}`,
      stocknum: `S${facts.id}`,
      name: named.trim() || 'Vehicle',
      car_type: 'used',
      colour: 'White',
      body: 'Hatchback',
      simple_body: 'Hatchback',
      simple_fuel: 'Petrol',
      simple_transmission: 'Automatic',
      simple_drive: 'FWD',
      seats: 5,
      km: 40_000,
      price: 2_000_000,
      city: 'Southport',
      state: 'QLD',
      created_at: '2026-01-01T00:00:00Z',
      updated_at: '2026-01-01T00:00:00Z',
      ...facts,
    }),
    { tenantId, country: 'AU', finance, thisYear: 2026, locate },
  )
}

const { finance } = siteConfig.parse({ finance: { comparisonRate: 11 } })

const locate: IndexedSite['locate'] = ({ city, state }) => findPlace('AU', { postcode: null, town: city, state })
