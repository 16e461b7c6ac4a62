import type { CarType, VehicleDraft } from '#schemas/vehicle/vehicle.ts'
import type { Facts } from './make-car.ts'
import type { StockProfile } from './profiles.ts'
import type { Random } from './random.ts'
import { dealerPrice } from './value.ts'

type Commercial = Pick<
  VehicleDraft,
  | 'price'
  | 'before_price'
  | 'offer_price'
  | 'price_type'
  | 'preorder'
  | 'reserved'
  | 'certified'
  | 'status'
  | 'sold_at'
  | 'tag'
  | 'autograb_data'
> & { arrivedAt: string }

interface CommerceInput {
  facts: Facts
  type: CarType
  profile: StockProfile
  now: Date
  noun: 'car' | 'caravan' | 'motorcycle'
}

/** A dealer's price, status and label of a vehicle. Money in cents. */
export function commerce(random: Random, { facts, type, profile, now, noun }: CommerceInput): Commercial {
  const isNew = type === 'new'
  const targetPrice = facts.worth * profile.rate * (isNew ? 1 : 1 + 0.045 * random.swing())
  const price =
    dealerPrice(
      targetPrice,
      random.weighted([
        [990, 7],
        [888, 2],
        [0, 1],
      ]),
    ) * 100
  const preorder = isNew && random.chance(0.02)
  const isSilent = preorder || random.chance(0.015)
  const status = preorder
    ? 'coming_soon'
    : random.weighted([
        ['in_stock', 86],
        ['coming_soon', isNew ? 7 : 4],
        ['sold', isNew ? 3 : 8],
      ] as const)
  const daysInStock = status === 'coming_soon' ? random.between(0, 6) : Math.round(110 * random.next() ** 1.7)
  const soldDays =
    status === 'sold' ? Math.min(daysInStock, random.chance(0.6) ? random.between(0, 3) : random.between(4, 30)) : 0
  const isReduced = !isNew && daysInStock > 25 && random.chance(0.35)
  const market =
    isNew && noun === 'car'
      ? null
      : Math.round((facts.worth * profile.rate * (1.015 + 0.05 * random.swing())) / 10) * 1000
  return {
    price: isSilent ? null : price,
    before_price: isReduced ? price + random.pick([500, 1_000, 1_500, 2_000, 2_500]) * 100 : null,
    offer_price: !isSilent && isNew && random.chance(0.06) ? price - random.pick([1_000, 1_500, 2_000]) * 100 : null,
    price_type: priceType(random, { type, profile }),
    preorder,
    reserved: status === 'in_stock' && random.chance(0.03),
    certified:
      type === 'used' &&
      facts.fields.make === 'Kia' &&
      profile.newMakes.includes('Kia') &&
      now.getUTCFullYear() - facts.year <= 6,
    status,
    sold_at: status === 'sold' ? daysBefore(now, soldDays) : null,
    tag: facts.fields.tag ?? getLabel(random, { facts, type, now }),
    autograb_data:
      market === null || random.chance(0.12)
        ? null
        : {
            average_market_price: market,
            state_average_market_price: Math.round((market * (0.99 + 0.02 * random.next())) / 1000) * 1000,
          },
    arrivedAt: daysBefore(now, daysInStock + soldDays, random.between(0, 9 * 3_600)),
  }
}

function priceType(random: Random, { type, profile }: { type: CarType; profile: StockProfile }): string | null {
  if (profile.country === 'NZ') return random.chance(0.7) ? 'Drive Away' : '+ ORC'
  if (type === 'new') return 'Drive Away'
  return random.weighted([
    ['Drive Away', 5],
    ['Excl. Govt. Charges', 4],
    [null, 0.5],
  ] as const)
}

function getLabel(random: Random, { facts, type, now }: { facts: Facts; type: CarType; now: Date }): string | null {
  if (!random.chance(0.09)) return null
  const age = now.getUTCFullYear() - facts.year
  const choices = ['Manager Special', 'Price Drop']
  if (type === 'demo') choices.push('Ex-Demo Saving')
  if (type === 'used' && facts.km !== null && facts.km < 10_000 * age) choices.push('Low Kms')
  if (type === 'new') choices.push('Run-Out Offer', 'Free On-Roads')
  if (facts.isWork) choices.push('Trade Ready')
  return random.pick(choices)
}

/** Cents per week with insurance, servicing and registration; null for what is sold alone. */
export function weeklySubscription(
  random: Random,
  { type, price }: { type: CarType; price: number | null },
): number | null {
  if (type === 'new' || price === null || random.chance(0.3)) return null
  return Math.round(price / 100 / 170 + 60) * 100 - 100
}

/** ISO 8601, some days (and seconds) earlier; negative is later. */
export function daysBefore(now: Date, days: number, seconds = 0): string {
  return new Date(now.getTime() - days * 86_400_000 - seconds * 1000).toISOString()
}
