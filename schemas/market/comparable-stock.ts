import type { Cents } from '../lib/money.ts'
import type { CarType } from '../vehicle/vehicle.ts'

/** The compared properties of an offered vehicle. */
export interface AskedPrice {
  id: number
  year: number
  km: number | null
  badge: string | null
  car_type: CarType
  price: Cents
}

export interface ComparedVehicle extends Omit<AskedPrice, 'price'> {}

/** Comparable vehicles and their similarity, up to 1. */
export interface ComparableStock {
  found: AskedPrice[]
  likeness: number
  /** Whether they share the badge, besides make and model. */
  sameBadge: boolean
  yearsApart: number
}

/** From most to least similar; `likeness` weights the confidence. */
const steps = [
  { sameBadge: true, yearsApart: 1, likeness: 1 },
  { sameBadge: true, yearsApart: 2, likeness: 0.9 },
  { sameBadge: false, yearsApart: 1, likeness: 0.75 },
  { sameBadge: false, yearsApart: 2, likeness: 0.6 },
] as const

/** With this number, less similar vehicles are not needed. */
export const enoughCompared = 8

/**
 * The vehicles of one make and model that a vehicle is compared with, excluding itself: new and demo together, used with used; with a
 * similar distance; with the same badge and age if there are eight, else from more years, else with any badge. With fewer than eight
 * everywhere, the step with the most, preferring the more similar.
 */
export function comparableStock(to: ComparedVehicle, offers: readonly AskedPrice[]): ComparableStock {
  const alike = offers.filter((offer) => offer.id !== to.id && isUsed(offer) === isUsed(to) && isDrivenAlike(offer, to))
  const tried = steps.map(({ sameBadge, yearsApart, likeness }) => ({
    found: alike.filter(
      (offer) => Math.abs(offer.year - to.year) <= yearsApart && (!sameBadge || isSameBadge(offer, to)),
    ),
    likeness,
    sameBadge,
    yearsApart,
  }))
  const enough = tried.find(({ found }) => found.length >= enoughCompared)
  return enough ?? tried.reduce((best, next) => (getWeight(next) > getWeight(best) ? next : best))
}

const getWeight = ({ found, likeness }: ComparableStock) => found.length * likeness

const isUsed = ({ car_type: type }: Pick<AskedPrice, 'car_type'>) => type === 'used'

const isSameBadge = (a: Pick<AskedPrice, 'badge'>, b: Pick<AskedPrice, 'badge'>) =>
  (a.badge ?? '').toLowerCase() === (b.badge ?? '').toLowerCase()

/** Within 20,000 km or two fifths of each other; an unknown distance matches. */
function isDrivenAlike({ km: a }: Pick<AskedPrice, 'km'>, { km: b }: Pick<AskedPrice, 'km'>): boolean {
  return a === null || b === null || Math.abs(a - b) <= Math.max(20_000, b * 0.4)
}
