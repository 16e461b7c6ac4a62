import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { centsFromDollars } from '#schemas/lib/dollars.ts'
import type { MarketValue } from '#schemas/market/autogauge.ts'
import { currentPrice } from '#schemas/vehicle/price-display.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import type { Partner } from './partner.ts'

/** A price guide's answer in whole dollars: vehicles §3, Auto-gauge result. */
const answer = z.object({
  market_range_min: z.number().nonnegative().max(1_000_000_000),
  market_range_max: z.number().nonnegative().max(1_000_000_000),
  confidence: z.number().min(0).max(1),
  description: z.string().trim().min(1).max(1_000),
})

const values = new LRUCache<string, { value: MarketValue | null }>({ max: 20_000 })
const aMinute = 60_000
/** A value is cached for an hour, a missing value for five minutes, because pages wait for it during rendering. */
const goodFor = { value: 60 * aMinute, nothing: 5 * aMinute }

/**
 * `GET value?country=AU&car_type=used&year=2021&make=Kia&model=Cerato&badge=…&km=…&nvic=…&vin=…&price=24990`: the market price of a
 * vehicle. Unknown parameters are omitted. Null if the guide has no value.
 */
export async function valueByPartner(
  guide: Partner,
  { vehicle, country }: { vehicle: Vehicle; country: 'AU' | 'NZ' },
): Promise<MarketValue | null> {
  const path = `value?${getQuestion(vehicle, country)}`
  const known = values.get(path)
  if (known) return known.value
  const found = await guide.ask({ path, answer })
  const value = found
    ? {
        min: centsFromDollars(found.market_range_min),
        max: centsFromDollars(found.market_range_max),
        confidence: found.confidence,
        description: found.description,
      }
    : null
  values.set(path, { value }, { ttl: value ? goodFor.value : goodFor.nothing })
  return value
}

function getQuestion(vehicle: Vehicle, country: string): URLSearchParams {
  const price = currentPrice(vehicle)
  const facts = {
    country,
    car_type: vehicle.car_type,
    item_type: vehicle.item_type,
    year: vehicle.year,
    make: vehicle.make,
    model: vehicle.model,
    badge: vehicle.badge,
    km: vehicle.km,
    nvic: vehicle.nvic,
    vin: vehicle.vin,
    price: price === null ? null : Math.round(price / 100),
  }
  return new URLSearchParams(
    Object.entries(facts).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  )
}
