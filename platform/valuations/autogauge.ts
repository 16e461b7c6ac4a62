import { buildAutogauge, type MarketValue } from '#schemas/market/autogauge.ts'
import { marketOfStock } from '#schemas/market/market-of-stock.ts'
import { isAvailable } from '#schemas/vehicle/availability.ts'
import { isListed, readListingRules } from '#schemas/vehicle/listing-rules.ts'
import { currentPrice } from '#schemas/vehicle/price-display.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { findOffers } from '../market/store.ts'
import { valueByPartner } from '../integrations/market-prices.ts'
import type { ApiContext, Service } from '../context/api-context.ts'

/**
 * Compares a vehicle's price with the market: by the configured price guide, else by the asking prices of the platform's dealers. Null
 * without data, or if the site lacks the plugin. vehicles §7 and §8, Auto-gauge
 */
export const autogauge: Service<'autogauge'> = async (context, { slug }) => {
  const { tenant, site, now, content } = context
  if (!site.config.plugins.includes('Autogauge')) return null
  const vehicle = await content.findVehicle(tenant, slug)
  if (!vehicle || !isAvailable(vehicle) || !isListed(vehicle, readListingRules(site.config), now)) return null
  const price = currentPrice(vehicle)
  if (price === null) return null
  const value = await marketValue(context, vehicle)
  return value ? buildAutogauge(price, value) : null
}

async function marketValue({ site, partners, pool }: ApiContext, vehicle: Vehicle): Promise<MarketValue | null> {
  const { country } = site
  if (partners.marketPrices) return valueByPartner(partners.marketPrices, { vehicle, country })
  const { year } = vehicle
  if (year === null) return null
  return marketOfStock({
    vehicle: { ...vehicle, year },
    offers: await findOffers(pool, { ...vehicle, country }),
    country,
  })
}
