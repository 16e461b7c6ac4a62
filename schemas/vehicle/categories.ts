import type { Vehicle, VehicleVariant } from './vehicle.ts'
import * as texts from './texts.ts'

type CategoryFacts = Pick<
  Vehicle,
  'item_type' | 'categories' | 'simple_body' | 'simple_fuel' | 'simple_drive' | 'seats' | 'km' | 'car_type'
> & { variant: Pick<VehicleVariant, 'towingcapacitybraked'> }

/**
 * Uses of a vehicle for browsing: the specification names the facet (vehicles §3) but not its values. Categories from staff or the feed
 * come first; the others are derived from facts.
 */
export function listCategories(vehicle: CategoryFacts): string[] {
  const derived = rules.filter(([, applies]) => vehicle.item_type === 'car' && applies(vehicle)).map(([name]) => name)
  const own = vehicle.categories.map((name) => name.trim())
  const known = new Set(own.map((name) => name.toLowerCase()))
  return [...own, ...derived.filter((name) => !known.has(name.toLowerCase()))]
}

const is = (word: string | null, ...candidates: string[]) => word !== null && candidates.includes(word)

const rules: readonly (readonly [name: string, applies: (facts: CategoryFacts) => boolean])[] = [
  [texts.sevenSeatsAndMore, ({ seats }) => (seats ?? 0) >= 7],
  [texts.family, ({ seats, simple_body: body }) => (seats ?? 5) >= 5 && is(body, 'SUV', 'Wagon', 'People Mover')],
  [texts.smallAndEasyToPark, ({ simple_body: body }) => is(body, 'Hatchback')],
  [texts.work, ({ simple_body: body }) => is(body, 'Ute', 'Van', 'Commercial')],
  [texts.offRoad, ({ simple_drive: drive, simple_body: body }) => is(drive, '4WD') && is(body, 'SUV', 'Ute', 'Wagon')],
  [texts.towing, ({ variant }) => (variant.towingcapacitybraked ?? 0) >= 2_500],
  [texts.electricAndHybrid, ({ simple_fuel: fuel }) => is(fuel, 'Electric', 'Hybrid', 'Plug-in Hybrid')],
  [texts.lowKilometres, ({ km, car_type: type }) => type === 'used' && km !== null && km < 30_000],
]
