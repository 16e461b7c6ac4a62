import type { Vehicle } from './vehicle.ts'
import * as texts from './texts.ts'

export interface VehicleFact {
  label: string
  value: string
}

/** Every key fact there is, in the order of display, with its words. */
export const keyFactLabels = {
  kilometres: texts.kilometres,
  body: texts.body,
  transmission: texts.transmission,
  engine: texts.engine,
  fuel: texts.fuel,
  drive: texts.drive,
  colour: texts.colour,
  interior: texts.interior,
  seats: texts.seats,
  doors: texts.doors,
  registration: texts.registration,
  stockNumber: texts.stockNumber,
} as const
export type KeyFactName = keyof typeof keyFactLabels

export interface KeyFact extends VehicleFact {
  name: KeyFactName
}

/** Key information: what a shopper asks first. Facts that are not known are left out. vehicles §2 */
export function keyFacts(vehicle: Vehicle): KeyFact[] {
  const values: Record<KeyFactName, string | null> = {
    kilometres: vehicle.km === null ? null : `${count(vehicle.km)} km`,
    body: vehicle.body ?? vehicle.simple_body ?? vehicle.factory?.manufacturer_body ?? null,
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
export function variantFacts({ variant, bodyconfiguration, gearnum, vin }: Vehicle): VehicleFact[] {
  return known([
    [texts.fuelConsumption, withUnit(variant.fuelconsumptioncombined, 'L/100 km')],
    [texts.fuelCapacity, withUnit(variant.fuelcapacity, 'L')],
    [texts.cylinders, numberText(variant.cylinders)],
    [texts.induction, variant.induction],
    [texts.torque, withUnit(variant.torque, 'Nm')],
    [texts.gears, numberText(gearnum)],
    [texts.brakedTowingCapacity, withUnit(variant.towingcapacitybraked, 'kg')],
    [texts.ancapRating, starsText(variant.ancaprating)],
    [texts.bodyConfiguration, bodyconfiguration ?? variant.bodyconfiguration],
    [texts.length, withUnit(variant.vehiclelength, 'mm')],
    [texts.width, withUnit(variant.vehiclewidth, 'mm')],
    [texts.height, withUnit(variant.vehicleheight, 'mm')],
    [texts.grossVehicleMass, withUnit(variant.grossvehiclemass, 'kg')],
    ['VIN', vin],
  ])
}

/** What a caravan is chosen by. vehicles §3, Caravan specifications */
export function caravanFacts({ specifications: caravan }: Pick<Vehicle, 'specifications'>): VehicleFact[] {
  if (!caravan) return []
  return known([
    [texts.sleeps, numberText(caravan.sleeps)],
    [texts.bodyLength, lengthText(caravan.body_length)],
    [texts.bodyWidth, lengthText(caravan.body_width)],
    [texts.tareWeight, withUnit(caravan.tare_weight, 'kg')],
    [texts.aggregateTrailerMass, withUnit(caravan.aggregate_trailer_mass, 'kg')],
    [texts.payload, withUnit(getPayload(caravan), 'kg')],
    [texts.axle, caravan.axle_type],
  ])
}

/** All technical facts: the variant's, then a caravan's. */
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
const getPayload = ({ aggregate_trailer_mass: most, tare_weight: empty }: NonNullable<Vehicle['specifications']>) =>
  most === null || empty === null || empty === 0 ? null : most - empty

/** Caravans are spoken of in feet: 6,400 mm are `6,400 mm (21′ 0″)`. */
function lengthText(millimetres: number | null): string | null {
  if (millimetres === null || millimetres <= 0) return null
  const inches = Math.round(millimetres / 25.4)
  return `${count(millimetres)} mm (${Math.floor(inches / 12)}′ ${inches % 12}″)`
}
