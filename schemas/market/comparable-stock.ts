import type { Cents } from '../lib/money.ts'
import type { CarType } from '../vehicle/vehicle.ts'

/** What is compared of a vehicle on offer. */
export interface AskedPrice {
  id: number
  year: number
  km: number | null
  badge: string | null
  car_type: CarType
  price: Cents
}

export interface ComparedVehicle extends Omit<AskedPrice, 'price'> {}

/** Vehicles to compare with, and how alike they are: 1 where they are as alike as can be. */
export interface ComparableStock {
  found: AskedPrice[]
  likeness: number
  /** What the nearest of them have in common beyond make and model. */
  sameBadge: boolean
  yearsApart: number
}

/** From the most alike to the least; `likeness` weighs on the confidence. */
const steps = [
  { sameBadge: true, yearsApart: 1, likeness: 1 },
  { sameBadge: true, yearsApart: 2, likeness: 0.9 },
  { sameBadge: false, yearsApart: 1, likeness: 0.75 },
  { sameBadge: false, yearsApart: 2, likeness: 0.6 },
] as const

/** With so many nobody looks for less alike ones. */
export const enoughCompared = 8

/**
 * Of vehicles of one make and model, those that a vehicle is compared with: never itself; new and demo with each other, used with used; of about its
 * kilometres; of its badge and age where there are eight of them, else of more years, else of any badge. Where there are never eight, the step that
 * has most, the more alike first.
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
  return enough ?? tried.reduce((best, next) => (weightOf(next) > weightOf(best) ? next : best))
}

const weightOf = ({ found, likeness }: ComparableStock) => found.length * likeness

const isUsed = ({ car_type: type }: Pick<AskedPrice, 'car_type'>) => type === 'used'

const isSameBadge = (a: Pick<AskedPrice, 'badge'>, b: Pick<AskedPrice, 'badge'>) =>
  (a.badge ?? '').toLowerCase() === (b.badge ?? '').toLowerCase()

/** Within 20,000 km or two fifths of each other; where either is unknown, nobody can say that they are not. */
function isDrivenAlike({ km: a }: Pick<AskedPrice, 'km'>, { km: b }: Pick<AskedPrice, 'km'>): boolean {
  return a === null || b === null || Math.abs(a - b) <= Math.max(20_000, b * 0.4)
}
