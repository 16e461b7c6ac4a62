import type { Vehicle } from './vehicle.ts'

export interface VehicleFact {
  label: string
  value: string
}

/** Key information: what a shopper asks first. Facts that are not known are left out. spec/vehicles.md §2 */
export function keyFacts(vehicle: Vehicle): VehicleFact[] {
  return known([
    ['Kilometres', vehicle.km === null ? null : `${count(vehicle.km)} km`],
    ['Body', vehicle.body ?? vehicle.simple_body],
    ['Transmission', vehicle.trans ?? vehicle.simple_transmission],
    ['Engine', vehicle.engine_size],
    ['Fuel', vehicle.fuel ?? vehicle.simple_fuel],
    ['Drive', vehicle.drive ?? vehicle.simple_drive],
    ['Colour', vehicle.colour],
    ['Interior', vehicle.interior_colour],
    ['Seats', numberText(vehicle.seats)],
    ['Doors', numberText(vehicle.doors)],
    ['Registration', vehicle.regplate],
    ['Stock number', vehicle.stocknum],
  ])
}

/** Engineering facts of the variant, and of a caravan. Millimetres, kilograms and litres carry their unit. spec/vehicles.md §3 */
export function specifications(vehicle: Vehicle): VehicleFact[] {
  const { variant, specifications: caravan } = vehicle
  return known([
    ['Fuel consumption', withUnit(variant.fuelconsumptioncombined, 'L/100 km')],
    ['Fuel capacity', withUnit(variant.fuelcapacity, 'L')],
    ['Cylinders', numberText(variant.cylinders)],
    ['Induction', variant.induction],
    ['Torque', withUnit(variant.torque, 'Nm')],
    ['Gears', numberText(vehicle.gearnum)],
    ['Braked towing capacity', withUnit(variant.towingcapacitybraked, 'kg')],
    ['ANCAP rating', variant.ancaprating === null ? null : `${variant.ancaprating} stars`],
    ['Length', withUnit(variant.vehiclelength, 'mm')],
    ['Width', withUnit(variant.vehiclewidth, 'mm')],
    ['Height', withUnit(variant.vehicleheight, 'mm')],
    ['Gross vehicle mass', withUnit(variant.grossvehiclemass, 'kg')],
    ['VIN', vehicle.vin],
    ['Sleeps', numberText(caravan?.sleeps ?? null)],
    ['Body length', withUnit(caravan?.body_length ?? null, 'mm')],
    ['Body width', withUnit(caravan?.body_width ?? null, 'mm')],
    ['Tare weight', withUnit(caravan?.tare_weight ?? null, 'kg')],
    ['Aggregate trailer mass', withUnit(caravan?.aggregate_trailer_mass ?? null, 'kg')],
    ['Axle', caravan?.axle_type ?? null],
  ])
}

const known = (facts: [label: string, value: string | null | undefined][]): VehicleFact[] =>
  facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))

const count = (value: number) => value.toLocaleString('en-AU')
const numberText = (value: number | null) => (value === null || value === 0 ? null : count(value))
const withUnit = (value: number | null, unit: string) =>
  value === null || value === 0 ? null : `${count(value)} ${unit}`
