import type { BackdropName } from '../subjects/portrait.ts'
import type { StockLender } from './lender-figures.ts'
import type { CarType } from '#schemas/vehicle/vehicle.ts'

export type StockKind = `${CarType} car` | `${'new' | 'used'} ${'caravan' | 'motorcycle'}`

/** The stock, prices and photos of a demo tenant. */
export interface StockProfile {
  tenant: string
  stockPrefix: string
  country: 'AU' | 'NZ'
  /** Default number of vehicles. */
  count: number
  mix: ReadonlyArray<readonly [StockKind, number]>
  /** Makes sold new. */
  newMakes: readonly string[]
  /** Number of distinct models, new and used. */
  newModels: number
  usedModels: number
  /** Preferred used makes, with their relative frequency. */
  prefers: Readonly<Record<string, number>>
  /** Maximum age of used vehicles in years. */
  oldest: number
  /** Backdrop of its photos. */
  place: BackdropName
  /** New Zealand dollars per Australian dollar. */
  rate: number
  importsFromJapan: boolean
  /** The lender of its stock's figures; null for its own calculation. */
  lender: StockLender | null
  /** Whether used and demo vehicles can be had by subscription. */
  subscribes?: boolean
  /** Its models, paints and films are among those of this company, so that it needs no pictures of its own. `usedMakes`: null for all. */
  shares?: { of: string; usedMakes: readonly string[] | null }
}

export const stockProfiles = {
  'coastline-kia': {
    tenant: 'coastline-kia',
    stockPrefix: 'K',
    country: 'AU',
    count: 300,
    mix: [
      ['new car', 46],
      ['demo car', 11],
      ['used car', 43],
    ],
    newMakes: ['Kia'],
    newModels: 24,
    usedModels: 26,
    prefers: { Kia: 6, Hyundai: 2 },
    oldest: 9,
    place: 'showroom',
    rate: 1,
    importsFromJapan: false,
    lender: null,
  },
  meridian: {
    tenant: 'meridian',
    stockPrefix: 'MP',
    country: 'AU',
    count: 480,
    mix: [
      ['new car', 34],
      ['demo car', 12],
      ['used car', 50],
      ['new motorcycle', 3],
      ['used motorcycle', 1],
    ],
    newMakes: ['Toyota', 'Mazda', 'Hyundai', 'Ford', 'Subaru', 'Volkswagen', 'BYD', 'Isuzu', 'Triumph', 'Yamaha'],
    newModels: 40,
    usedModels: 40,
    prefers: { BMW: 1.6, 'Mercedes-Benz': 1.6, Audi: 1.5, Lexus: 1.5 },
    oldest: 10,
    place: 'yard',
    rate: 1,
    importsFromJapan: false,
    lender: 'angle',
  },
  westgate: {
    tenant: 'westgate',
    stockPrefix: 'W',
    country: 'AU',
    count: 290,
    mix: [['used car', 100]],
    newMakes: [],
    newModels: 0,
    usedModels: 48,
    prefers: { Holden: 3, Toyota: 1.3, Nissan: 1.3 },
    oldest: 15,
    place: 'street',
    rate: 1,
    importsFromJapan: false,
    lender: 'youx',
  },
  openroad: {
    tenant: 'openroad',
    stockPrefix: 'OR',
    country: 'AU',
    count: 190,
    mix: [
      ['new caravan', 28],
      ['used caravan', 30],
      ['new motorcycle', 20],
      ['used motorcycle', 18],
      ['used car', 4],
    ],
    newMakes: ['Jayco', 'New Age', 'Avida', 'Yamaha', 'Kawasaki', 'Triumph', 'Honda'],
    newModels: 0,
    usedModels: 5,
    prefers: { Isuzu: 6, Toyota: 4, Ford: 3, Ram: 8 },
    oldest: 11,
    place: 'park',
    rate: 1,
    importsFromJapan: false,
    lender: null,
  },
  kauri: {
    tenant: 'kauri',
    stockPrefix: 'KM',
    country: 'NZ',
    count: 240,
    mix: [
      ['new car', 14],
      ['demo car', 6],
      ['used car', 80],
    ],
    newMakes: ['Mitsubishi', 'Suzuki', 'Kia'],
    newModels: 14,
    usedModels: 32,
    prefers: { Toyota: 1.5, Nissan: 1.6, Mazda: 1.4, Subaru: 1.5, Honda: 1.4 },
    oldest: 14,
    place: 'harbour',
    rate: 1.09,
    importsFromJapan: true,
    lender: null,
  },
  'meridian-subaru': {
    tenant: 'meridian-subaru',
    stockPrefix: 'MS',
    country: 'AU',
    count: 60,
    mix: [
      ['new car', 30],
      ['demo car', 15],
      ['used car', 55],
    ],
    newMakes: ['Subaru'],
    newModels: 0,
    usedModels: 0,
    prefers: {},
    oldest: 10,
    place: 'yard',
    rate: 1,
    importsFromJapan: false,
    lender: null,
    subscribes: true,
    shares: { of: 'meridian', usedMakes: null },
  },
  'kia-dealers': {
    tenant: 'kia-dealers',
    stockPrefix: 'KD',
    country: 'AU',
    count: 60,
    mix: [
      ['new car', 60],
      ['demo car', 20],
      ['used car', 20],
    ],
    newMakes: ['Kia'],
    newModels: 0,
    usedModels: 0,
    prefers: {},
    oldest: 6,
    place: 'showroom',
    rate: 1,
    importsFromJapan: false,
    lender: null,
    shares: { of: 'coastline-kia', usedMakes: ['Kia'] },
  },
} as const satisfies Record<string, StockProfile>

export type ProfileName = keyof typeof stockProfiles

export const isProfile = (slug: string): slug is ProfileName => slug in stockProfiles
