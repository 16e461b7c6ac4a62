import type { Vehicle, VehicleVariant } from './vehicle.ts'

type CategoryFacts = Pick<
  Vehicle,
  'item_type' | 'categories' | 'simple_body' | 'simple_fuel' | 'simple_drive' | 'seats' | 'km' | 'car_type'
> & { variant: Pick<VehicleVariant, 'towingcapacitybraked'> }

/**
 * What a vehicle is good for, as shoppers browse: the specification names the facet (vehicles §3) and not its values. Those that staff or the feed gave
 * come first; the others follow from its facts.
 */
export function categoriesOf(vehicle: CategoryFacts): string[] {
  const derived = rules.filter(([, applies]) => vehicle.item_type === 'car' && applies(vehicle)).map(([name]) => name)
  const own = vehicle.categories.map((name) => name.trim())
  const known = new Set(own.map((name) => name.toLowerCase()))
  return [...own, ...derived.filter((name) => !known.has(name.toLowerCase()))]
}

const is = (word: string | null, ...wanted: string[]) => word !== null && wanted.includes(word)

const rules: readonly (readonly [name: string, applies: (facts: CategoryFacts) => boolean])[] = [
  ['Seven seats and more', ({ seats }) => (seats ?? 0) >= 7],
  ['Family', ({ seats, simple_body: body }) => (seats ?? 5) >= 5 && is(body, 'SUV', 'Wagon', 'People Mover')],
  ['Small and easy to park', ({ simple_body: body }) => is(body, 'Hatchback')],
  ['Work', ({ simple_body: body }) => is(body, 'Ute', 'Van', 'Commercial')],
  ['Off-road', ({ simple_drive: drive, simple_body: body }) => is(drive, '4WD') && is(body, 'SUV', 'Ute', 'Wagon')],
  ['Towing', ({ variant }) => (variant.towingcapacitybraked ?? 0) >= 2_500],
  ['Electric and hybrid', ({ simple_fuel: fuel }) => is(fuel, 'Electric', 'Hybrid', 'Plug-in Hybrid')],
  ['Low kilometres', ({ km, car_type: type }) => type === 'used' && km !== null && km < 30_000],
]
