import type { Vehicle } from './vehicle.ts'

export interface VehicleFact {
  label: string
  value: string
}

/** Every key fact there is, in the order of display, with its words. */
export const keyFactLabels = {
  kilometres: 'Kilometres',
  body: 'Body',
  transmission: 'Transmission',
  engine: 'Engine',
  fuel: 'Fuel',
  drive: 'Drive',
  colour: 'Colour',
  interior: 'Interior',
  seats: 'Seats',
  doors: 'Doors',
  registration: 'Registration',
  stockNumber: 'Stock number',
} as const
export type KeyFactName = keyof typeof keyFactLabels

export interface KeyFact extends VehicleFact {
  name: KeyFactName
}

/** Key information: what a shopper asks first. Facts that are not known are left out. vehicles §2 */
export function keyFacts(vehicle: Vehicle): KeyFact[] {
  const values: Record<KeyFactName, string | null> = {
    kilometres: vehicle.km === null ? null : `${count(vehicle.km)} km`,
    body: vehicle.body ?? vehicle.simple_body,
    transmission: vehicle.trans ?? vehicle.simple_transmission,
    engine: vehicle.engine_size,
    fuel: vehicle.fuel ?? vehicle.simple_fuel,
    drive: vehicle.drive ?? vehicle.simple_drive,
    colour: vehicle.colour,
    interior: vehicle.interior_colour,
    seats: numberText(vehicle.seats),
    doors: numberText(vehicle.doors),
    registration: vehicle.regplate,
    stockNumber: vehicle.stocknum,
  }
  return keyFactNames.flatMap((name) => {
    const value = values[name]
    return value ? [{ name, label: keyFactLabels[name], value }] : []
  })
}

export const keyFactNames = Object.keys(keyFactLabels).filter((name): name is KeyFactName => name in keyFactLabels)

/** Engineering facts of the variant. Millimetres, kilograms and litres carry their unit. vehicles §3 */
export function variantFacts({ variant, gearnum, vin }: Vehicle): VehicleFact[] {
  return known([
    ['Fuel consumption', withUnit(variant.fuelconsumptioncombined, 'L/100 km')],
    ['Fuel capacity', withUnit(variant.fuelcapacity, 'L')],
    ['Cylinders', numberText(variant.cylinders)],
    ['Induction', variant.induction],
    ['Torque', withUnit(variant.torque, 'Nm')],
    ['Gears', numberText(gearnum)],
    ['Braked towing capacity', withUnit(variant.towingcapacitybraked, 'kg')],
    ['ANCAP rating', starsText(variant.ancaprating)],
    ['Length', withUnit(variant.vehiclelength, 'mm')],
    ['Width', withUnit(variant.vehiclewidth, 'mm')],
    ['Height', withUnit(variant.vehicleheight, 'mm')],
    ['Gross vehicle mass', withUnit(variant.grossvehiclemass, 'kg')],
    ['VIN', vin],
  ])
}

/** What a caravan is chosen by. vehicles §3, Caravan specifications */
export function caravanFacts({ specifications: caravan }: Pick<Vehicle, 'specifications'>): VehicleFact[] {
  if (!caravan) return []
  return known([
    ['Sleeps', numberText(caravan.sleeps)],
    ['Body length', lengthText(caravan.body_length)],
    ['Body width', lengthText(caravan.body_width)],
    ['Tare weight', withUnit(caravan.tare_weight, 'kg')],
    ['Aggregate trailer mass', withUnit(caravan.aggregate_trailer_mass, 'kg')],
    ['Payload', withUnit(payloadOf(caravan), 'kg')],
    ['Axle', caravan.axle_type],
  ])
}

/** Everything that there is to know of how it is built: the variant's facts, then a caravan's. */
export const specifications = (vehicle: Vehicle): VehicleFact[] => [...variantFacts(vehicle), ...caravanFacts(vehicle)]

const known = (facts: [label: string, value: string | null | undefined][]): VehicleFact[] =>
  facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))

const count = (value: number) => value.toLocaleString('en-AU')
const numberText = (value: number | null) => (value === null || value === 0 ? null : count(value))
const withUnit = (value: number | null, unit: string) =>
  value === null || value <= 0 ? null : `${count(value)} ${unit}`
const starsText = (stars: number | null) =>
  stars === null ? null : `${count(stars)} ${stars === 1 ? 'star' : 'stars'}`

/** What may be loaded: the most it may weigh, less what it weighs empty. */
const payloadOf = ({ aggregate_trailer_mass: most, tare_weight: empty }: NonNullable<Vehicle['specifications']>) =>
  most === null || empty === null || empty === 0 ? null : most - empty

/** Caravans are spoken of in feet: 6,400 mm are `6,400 mm (21′ 0″)`. */
function lengthText(millimetres: number | null): string | null {
  if (millimetres === null || millimetres <= 0) return null
  const inches = Math.round(millimetres / 25.4)
  return `${count(millimetres)} mm (${Math.floor(inches / 12)}′ ${inches % 12}″)`
}
