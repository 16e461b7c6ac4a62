import type { VehicleDraft } from '#schemas/vehicle/vehicle.ts'
import type { PaintName } from '../subjects/paints.ts'
import type { CaravanModel, MotorcycleModel } from './catalogue/read-leisure.ts'
import { chooseCaravanFeatures, chooseMotorcycleFeatures } from './features.ts'
import type { Facts } from './make-car.ts'
import type { Random } from './random.ts'
import { vin } from './registration.ts'
import { usedValue } from './value.ts'

interface LeisureVehicleInput {
  type: 'new' | 'used'
  now: Date
  oldest: number
}

export function makeCaravan(random: Random, caravan: CaravanModel, making: LeisureVehicleInput): Facts {
  const { layout, price: newPrice } = random.pick(caravan.layouts)
  const { year, ageYears } = getAge(random, caravan, making)
  const title = `${year} ${caravan.make} ${caravan.model} ${layout}`
  const [length, width, height] = caravan.body
  return {
    worth:
      making.type === 'new'
        ? newPrice
        : usedValue({ make: caravan.make, newPrice: newPrice * 1.05, ageYears: ageYears * 0.8, km: 0, kmPerYear: 0 }),
    newPrice,
    year,
    km: null,
    title,
    paint: caravan.trim,
    isWork: false,
    isFrugal: false,
    tows: 0,
    fields: {
      item_type: 'caravan',
      name: title,
      make: caravan.make,
      model: caravan.model,
      badge: layout,
      year,
      vin: vin(random, '6K9'),
      body: {
        touring: 'Caravan',
        offroad: 'Off-road Caravan',
        poptop: 'Pop Top',
        hybrid: 'Hybrid Caravan',
        camper: 'Camper Trailer',
      }[caravan.kind],
      simple_body: {
        touring: 'Caravan',
        offroad: 'Caravan',
        poptop: 'Pop Top',
        hybrid: 'Hybrid Caravan',
        camper: 'Camper Trailer',
      }[caravan.kind],
      specifications: {
        body_length: length,
        body_width: width,
        tare_weight: caravan.tare,
        aggregate_trailer_mass: caravan.atm,
        axle_type: caravan.axle,
        sleeps: caravan.sleeps,
      },
      variant: { ...noVariant, vehiclelength: length + 1_350, vehiclewidth: width, vehicleheight: height },
      features: chooseCaravanFeatures(random),
    },
  }
}

export function makeMotorcycle(
  random: Random,
  motorcycle: MotorcycleModel,
  { paint, ...making }: LeisureVehicleInput & { paint: PaintName },
): Facts {
  const { badge, price: newPrice } = random.pick(motorcycle.variants)
  const { year, ageYears } = getAge(random, motorcycle, making)
  const km =
    making.type === 'new'
      ? random.between(1, 6)
      : Math.round(Math.max(300, 4_800 * ageYears * Math.exp(0.5 * random.swing())))
  const title = [year, motorcycle.make, motorcycle.model, badge].filter(Boolean).join(' ')
  const litres = motorcycle.capacity / 1000
  return {
    worth: making.type === 'new' ? newPrice : usedValue({ make: motorcycle.make, newPrice, ageYears, km: km * 3 }),
    newPrice,
    year,
    km,
    title,
    paint,
    isWork: false,
    isFrugal: motorcycle.consumption < 4.3,
    tows: 0,
    fields: {
      item_type: 'motorcycle',
      name: title,
      make: motorcycle.make,
      model: motorcycle.model,
      badge,
      year,
      vin: vin(random, 'JYA'),
      body: { sport: 'Sports', naked: 'Naked', cruiser: 'Cruiser', adventure: 'Adventure Tourer' }[motorcycle.style],
      simple_body: { sport: 'Sports', naked: 'Naked', cruiser: 'Cruiser', adventure: 'Adventure' }[motorcycle.style],
      trans: `${motorcycle.gears} SP Manual`,
      simple_transmission: 'Manual',
      gearnum: motorcycle.gears,
      fuel: 'Petrol - Premium ULP',
      simple_fuel: 'Petrol',
      seats: 2,
      engine_size: `${motorcycle.capacity} cc ${motorcycle.cylinders} cyl`,
      engine_size_litres: Math.round(litres * 100) / 100,
      tag: motorcycle.learner && random.chance(0.5) ? 'Learner approved' : null,
      variant: {
        ...noVariant,
        enginesize: `${motorcycle.capacity} cc`,
        enginesize_litres: litres,
        cylinders: motorcycle.cylinders,
        induction: 'Aspirated',
        fuelconsumptioncombined: motorcycle.consumption,
        fuelcapacity: motorcycle.tank,
        torque: motorcycle.torque,
        geartype: 'Manual',
      },
      features: chooseMotorcycleFeatures(random),
    },
  }
}

const noVariant: VehicleDraft['variant'] = {
  enginesize: null,
  enginesize_litres: null,
  cylinders: null,
  induction: null,
  fuelconsumptioncombined: null,
  fuelcapacity: null,
  grossvehiclemass: null,
  vehiclelength: null,
  vehicleheight: null,
  vehiclewidth: null,
  towingcapacitybraked: null,
  torque: null,
  bodyconfiguration: null,
  ancaprating: null,
  geartype: null,
}

function getAge(
  random: Random,
  sold: { from: number; to: number | null },
  { type, now, oldest }: LeisureVehicleInput,
): { year: number; ageYears: number } {
  const thisYear = now.getUTCFullYear()
  if (type === 'new') return { year: random.chance(0.75) ? thisYear : thisYear - 1, ageYears: 0 }
  const last = Math.min(sold.to ?? thisYear - 1, thisYear - 1)
  const first = Math.min(last, Math.max(sold.from, thisYear - oldest))
  const year = last - Math.floor(random.next() ** 1.2 * (last - first + 1))
  return { year, ageYears: Math.max(0.4, thisYear - year + now.getUTCMonth() / 12 - 0.3) }
}
