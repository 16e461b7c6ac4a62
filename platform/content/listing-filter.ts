import type { Where } from 'payload'
import { optionCodes, soldSince } from '#schemas/vehicle/listing-rules.ts'
import type { ListedVehicles } from './content.ts'

/** `isListed` of `#schemas/vehicle/listing-rules.ts` as a database query. vehicles §4 */
export function listingFilter({ rules, now }: ListedVehicles): Where {
  return {
    and: [
      {
        or: [
          { status: { in: ['in_stock', 'coming_soon'] } },
          { and: [{ status: { equals: 'sold' } }, { sold_at: { greater_than: soldSince(rules, now).toISOString() } }] },
        ],
      },
      ...(rules.dealerWebsiteOnly ? [{ show_on_dealer_website: { equals: true } }] : []),
      ...(rules.usedOnly ? [{ car_type: { equals: 'used' } }] : []),
      ...(rules.hiddenVehicleIds.length > 0 ? [{ id: { not_in: rules.hiddenVehicleIds } }] : []),
      ...(rules.hiddenWebsiteIds.length > 0
        ? [{ or: [{ website: { exists: false } }, { website: { not_in: rules.hiddenWebsiteIds } }] }]
        : []),
      ...(rules.optionCodesOnly
        ? [
            { status: { equals: 'in_stock' } },
            { option_code: { greater_than_equal: optionCodes.min, less_than_equal: optionCodes.max } },
          ]
        : []),
      ...(rules.excludedStockNumbers.length > 0 ? [{ stocknum: { not_in: rules.excludedStockNumbers } }] : []),
    ],
  }
}
