import { simpleBody, simpleDrive, simpleFuel, simpleTransmission } from '#schemas/stock/simple-facts.ts'
import type { CarType, VehicleDraft } from '#schemas/vehicle/vehicle.ts'
import type { PaintName } from '../subjects/paints.ts'
import type { CatalogueMake, CatalogueModel, Drive, Fuel, Variant } from './catalogue/read-cars.ts'
import { chooseFeatures } from './features.ts'
import type { Random } from './random.ts'
import { vin } from './registration.ts'
import { usedValue } from './value.ts'

export interface ModelChoice {
  make: CatalogueMake
  model: CatalogueModel
  isImport: boolean
}

export interface Facts {
  /** Current value in Australian dollars, before the dealer's rounding. */
  worth: number
  newPrice: number
  year: number
  km: number | null
  title: string
  paint: PaintName
  isWork: boolean
  isFrugal: boolean
  tows: number
  fields: Partial<VehicleDraft> & Pick<VehicleDraft, 'make' | 'model' | 'name'>
}

const fuels: Record<Fuel, string> = {
  petrol: 'Petrol - Unleaded ULP',
  premium: 'Petrol - Premium ULP',
  diesel: 'Diesel',
  hybrid: 'Hybrid - Petrol/Electric',
  'plug-in': 'Plug-in Hybrid',
  electric: 'Electric',
}
const drives: Record<Drive, string> = {
  FWD: 'Front Wheel Drive',
  RWD: 'Rear Wheel Drive',
  AWD: 'All Wheel Drive',
  '4x4': '4X4 Dual Range',
}

/** A car's data derived from model, badge, age and use. */
export function makeCar(
  random: Random,
  {
    choice,
    type,
    now,
    oldest,
    paint,
  }: { choice: ModelChoice; type: CarType; now: Date; oldest: number; paint: PaintName },
): Facts {
  const { make, model } = choice
  const variant = random.pick(model.variants)
  const year = getYear(random, { model, type, now, oldest })
  const ageYears =
    type === 'used'
      ? Math.max(0.3, now.getUTCFullYear() + now.getUTCMonth() / 12 - year - 0.2 - random.next() * 0.7)
      : 0
  const km = kilometres(random, { type, ageYears, isWork: isWork(model) })
  const newPrice = variant.price
  const worth =
    type === 'new'
      ? newPrice
      : type === 'demo'
        ? newPrice * (0.955 - km / 300_000)
        : usedValue({
            make: make.make,
            newPrice: newPrice * 0.88 ** Math.max(0, (now.getUTCFullYear() - year - 8) / 10),
            ageYears,
            km,
          })
  const badge = variant.badge === model.model ? null : variant.badge
  const title = [year, make.make, model.model, badge].filter(Boolean).join(' ')
  return {
    worth,
    newPrice,
    year,
    km: type === 'new' ? random.between(5, 40) : km,
    title,
    paint,
    isWork: isWork(model),
    isFrugal: variant.fuel === 'electric' || variant.fuel === 'hybrid' || (variant.consumption ?? 9) < 5.6,
    tows: model.towing,
    fields: {
      name: title,
      make: make.make,
      model: model.model,
      badge,
      series: model.series,
      year,
      vin: vin(random, make.vinPrefix),
      body: bodyText(model),
      simple_body: simpleBody(model.body === 'Cab Chassis' ? 'Cab Chassis Ute' : model.body),
      ...gearboxFields(variant),
      fuel: fuels[variant.fuel],
      simple_fuel: simpleFuel(fuels[variant.fuel]),
      drive: drives[variant.drive],
      simple_drive: simpleDrive(variant.drive === '4x4' ? '4x4' : variant.drive),
      seats: model.seats,
      doors: model.doors,
      engine_size:
        variant.fuel === 'electric'
          ? null
          : `${variant.cylinders} cyl ${variant.litres.toFixed(1)}L ${variant.induction}`,
      engine_size_litres: variant.fuel === 'electric' ? null : variant.litres,
      variant: technicalData(model, variant),
      features: chooseFeatures(random, {
        year,
        rank: rankByPrice(model, variant),
        isWork: isWork(model),
        isElectric: variant.fuel === 'electric',
      }),
    },
  }
}

const isWork = (model: CatalogueModel) => model.body === 'Ute' || model.body === 'Cab Chassis' || model.body === 'Van'

function getYear(
  random: Random,
  { model, type, now, oldest }: { model: CatalogueModel; type: CarType; now: Date; oldest: number },
): number {
  const thisYear = now.getUTCFullYear()
  if (type !== 'used') return random.chance(type === 'new' ? 0.8 : 0.55) ? thisYear : thisYear - 1
  const last = Math.min(model.to ?? thisYear - 1, thisYear - 1)
  const first = Math.min(last, Math.max(model.from, thisYear - oldest))
  const share = random.next() ** 1.35
  return last - Math.floor(share * (last - first + 1))
}

function kilometres(
  random: Random,
  { type, ageYears, isWork }: { type: CarType; ageYears: number; isWork: boolean },
): number {
  if (type === 'new') return 0
  if (type === 'demo') return random.between(900, 9_500)
  const yearly = (isWork ? 19_000 : 14_000) * Math.exp(0.38 * random.swing() * 1.6)
  return Math.round(Math.max(1_200, yearly * ageYears))
}

/** From 0, the cheapest variant of its model, to 1. */
function rankByPrice(model: CatalogueModel, { price }: Variant): number {
  const prices = model.variants.map((variant) => variant.price)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  return high === low ? 0.5 : (price - low) / (high - low)
}

function bodyText(model: CatalogueModel): string {
  switch (model.body) {
    case 'Ute':
      return 'Dual Cab Utility'
    case 'Cab Chassis':
      return 'Single Cab Chassis'
    case 'Van':
      return 'Van'
    case 'SUV':
      return 'SUV'
    case 'People Mover':
      return 'People Mover'
    case 'Hatchback':
    case 'Sedan':
    case 'Wagon':
    case 'Coupe':
    case 'Convertible':
      return `${model.doors}D ${model.body}`
  }
}

function gearboxFields({ gearbox, fuel }: Variant): Pick<VehicleDraft, 'trans' | 'simple_transmission' | 'gearnum'> {
  const gears = Number(gearbox.slice(1))
  const names: Record<string, string> = {
    A: gears === 1 ? 'Single Speed Reduction Gear' : `${gears} SP Automatic`,
    M: `${gears} SP Manual`,
    D: `${gears} SP Automatic Dual Clutch`,
    C: gears === 1 ? 'Constantly Variable Transmission' : `${gears} SP Constantly Variable`,
  }
  const trans = names[gearbox.charAt(0)] ?? 'Automatic'
  return {
    trans,
    simple_transmission: simpleTransmission(trans),
    gearnum: fuel === 'electric' ? 1 : gears > 1 ? gears : null,
  }
}

function technicalData(model: CatalogueModel, engine: Variant): VehicleDraft['variant'] {
  const [length, width, height] = model.size
  const isElectric = engine.fuel === 'electric'
  return {
    enginesize: isElectric ? null : `${Math.round(engine.litres * 1000 - 2)} cc`,
    enginesize_litres: isElectric ? null : engine.litres,
    cylinders: isElectric ? null : engine.cylinders,
    induction: isElectric ? null : engine.induction,
    fuelconsumptioncombined: engine.consumption,
    fuelcapacity: model.tank > 0 ? model.tank : null,
    grossvehiclemass: model.gross,
    vehiclelength: length,
    vehicleheight: height,
    vehiclewidth: width,
    towingcapacitybraked: model.towing > 0 ? model.towing : null,
    torque: engine.torque,
    bodyconfiguration: bodyText(model),
    ancaprating: model.ancap,
    geartype: engine.gearbox.startsWith('M') ? 'Manual' : 'Automatic',
  }
}
