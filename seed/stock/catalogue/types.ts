import type { BodyKind, Face, WheelStyle } from '#showroom/shapes/car-shape.ts'
import type { PaintName } from '#showroom/paints.ts'

export type Fuel = 'petrol' | 'premium' | 'diesel' | 'hybrid' | 'plug-in' | 'electric'
export type Drive = 'FWD' | 'RWD' | 'AWD' | '4x4'
/** Letter of the kind, number of gears: automatic, manual, dual clutch, continuously variable. */
export type Gearbox = `${'A' | 'M' | 'D' | 'C'}${number}`
export type Induction = 'Aspirated' | 'Turbo' | 'Twin Turbo' | 'Supercharged' | 'Electric'

export interface Engine {
  litres: number
  cylinders: number
  induction: Induction
  fuel: Fuel
  gearbox: Gearbox
  drive: Drive
  /** Litres per 100 km, combined; null for an electric motor. */
  consumption: number | null
  kilowatts: number
  torque: number
}

/** A badge as sold: its name, which of the model's engines it has, what it cost new driven away, in Australian dollars. */
export type Badge = readonly [name: string, engine: string, price: number]

export type BodyName =
  | 'Hatchback'
  | 'Sedan'
  | 'Wagon'
  | 'SUV'
  | 'Ute'
  | 'Cab Chassis'
  | 'Van'
  | 'Coupe'
  | 'Convertible'
  | 'People Mover'

/** How the drawing of a model differs from the usual one of its body and make. */
export interface Look {
  kind?: BodyKind
  face?: Partial<Face>
  wheels?: WheelStyle
  rails?: boolean
  blackRoof?: boolean
  cladding?: number
  /** Against the body's usual: longer or shorter bonnet, higher or lower nose, faster or slower tail. */
  bonnet?: number
  nose?: number
  upright?: number
}

export interface CatalogueModel {
  model: string
  body: BodyName
  /** Years in which it was sold new here; `to` is null where it still is. */
  from: number
  to: number | null
  series?: string
  /** Millimetres. */
  size: readonly [length: number, width: number, height: number, wheelbase: number]
  seats: number
  doors: 2 | 3 | 4 | 5
  ancap: number | null
  /** Litres; 0 for an electric car. */
  tank: number
  /** Kilograms, braked. */
  towing: number
  gross?: number
  engines: Readonly<Record<string, Engine>>
  badges: readonly Badge[]
  look?: Look
  paints?: readonly PaintName[]
}

export interface CatalogueMake {
  make: string
  face: Face
  wheels: WheelStyle
  /** Three characters that open a chassis number of the maker. */
  vinPrefix: string
  models: readonly CatalogueModel[]
}

interface EngineText {
  size: readonly [litres: number, cylinders: number, induction: Induction]
  fuel: Fuel
  gearbox: Gearbox
  drive: Drive
  use: number | null
  power: readonly [kilowatts: number, torque: number]
}

export function engine({ size, fuel, gearbox, drive, use, power }: EngineText): Engine {
  return {
    litres: size[0],
    cylinders: size[1],
    induction: size[2],
    fuel,
    gearbox,
    drive,
    consumption: use,
    kilowatts: power[0],
    torque: power[1],
  }
}

export function motor(drive: Drive, kilowatts: number, torque: number): Engine {
  return {
    litres: 0,
    cylinders: 0,
    induction: 'Electric',
    fuel: 'electric',
    gearbox: 'A1',
    drive,
    consumption: null,
    kilowatts,
    torque,
  }
}
