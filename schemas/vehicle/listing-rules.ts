import { z } from 'zod'
import type { SiteConfig } from '../tenant/site-config.ts'
import type { Vehicle } from './vehicle.ts'

/**
 * Which vehicles a tenant's public site lists: vehicles §4 (sold cars for some days, `show_on_dealer_website`), vehicles §6 (hidden vehicles and
 * websites) and vehicles §9 (used only, option codes 0 to 14, excluded stock numbers). Search engines translate it to filters;
 * `isListed` is the definition.
 */
export const listingRules = z.object({
  usedOnly: z.boolean(),
  soldForDays: z.int().nonnegative(),
  dealerWebsiteOnly: z.boolean(),
  excludedStockNumbers: z.array(z.string()),
  hiddenVehicleIds: z.array(z.int()),
  hiddenWebsiteIds: z.array(z.int()),
  optionCodesOnly: z.boolean(),
})
export type ListingRules = z.infer<typeof listingRules>

export const readListingRules = (config: Pick<SiteConfig, 'stock'>): ListingRules => listingRules.parse(config.stock)

const dayInMs = 86_400_000

/** The earliest displayed sale: sold vehicles are listed for `soldForDays` days, none if 0. */
export const soldSince = (rules: ListingRules, now: Date): Date => new Date(now.getTime() - rules.soldForDays * dayInMs)

/** vehicles §9: in stock with a numeric option code from 0 to 14. */
export const optionCodes = { min: 0, max: 14 } as const

type Listable = Pick<
  Vehicle,
  'id' | 'stocknum' | 'status' | 'car_type' | 'sold_at' | 'show_on_dealer_website' | 'website_id' | 'option_code'
>

/** Withdrawn vehicles are never listed, and neither are sold ones without a sold date. */
export function isListed(vehicle: Listable, rules: ListingRules, now: Date): boolean {
  if (rules.dealerWebsiteOnly && !vehicle.show_on_dealer_website) return false
  if (rules.usedOnly && vehicle.car_type !== 'used') return false
  if (rules.hiddenVehicleIds.includes(vehicle.id)) return false
  if (vehicle.website_id !== null && rules.hiddenWebsiteIds.includes(vehicle.website_id)) return false
  if (rules.optionCodesOnly && !(vehicle.status === 'in_stock' && hasListedCode(vehicle.option_code))) return false
  if (rules.excludedStockNumbers.some((excluded) => isSameStockNumber(excluded, vehicle.stocknum))) return false
  switch (vehicle.status) {
    case 'in_stock':
    case 'coming_soon':
      return true
    case 'sold':
      return vehicle.sold_at !== null && new Date(vehicle.sold_at) > soldSince(rules, now)
    case 'withdrawn':
      return false
  }
}

/** Stock numbers are typed by people, so case is ignored. */
const isSameStockNumber = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

const hasListedCode = (code: number | null) => code !== null && code >= optionCodes.min && code <= optionCodes.max
