import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import { aSearchDocument } from './a-search-document.ts'

/** Strings that mean something to an engine's filters, to SQL, to a tsquery or to JSON. */
export const hostileStrings = [
  `' or '1'='1`,
  `") or tenant_id = 2 or ("`,
  `" OR tenant_id = 2 OR make = "`,
  `\\" OR tenant_id != 1 OR make = \\"`,
  `\\`,
  `x\\`,
  `tenant_id = 2`,
  `'; drop schema search cascade; --`,
  `$1`,
  `toyota' | 'kia`,
  `!toyota & (kia:*)`,
  `<-> & | ! ( ) : *`,
  `%_[]{}`,
  `\u200b\u202e`,
  `a\nb\tc`,
  `"`,
  `'`,
  `NOT EXISTS _geoRadius(0,0,1)`,
  `🚗🚙`,
]

const makes = [
  ['Toyota', ['Corolla', 'Hilux', 'RAV4']],
  ['Kia', ['Cerato', 'Sportage']],
  [`O'Brien "Special"`, ['A\\B', 'Model [3]']],
] as const
const cities = ['Southport', 'Mount Louisa', `Coffs' "Harbour"`, null]
const features = ['Apple CarPlay', 'Reversing camera', 'Sunroof', `Tow "bar"`]
const categories = ['Family', 'Tradie’s \\ own', `O'Brien "pick"`]
const bodies = ['SUV', 'Hatchback', 'Ute']

/** The stock of each of the tenants 1 and 2, alike in everything, with hostile spellings among the stock itself. */
export const mixedStock = (count: number): SearchDocument[] =>
  Array.from({ length: count }, (_, at) => {
    const [make, models] = makes[at % makes.length] ?? makes[0]
    const isSold = at % 11 === 0
    return aSearchDocument({
      id: at + 1,
      tenantId: 1 + (at % 2),
      make,
      model: models[at % models.length] ?? models[0],
      car_type: at % 5 === 0 ? 'new' : 'used',
      status: isSold ? 'sold' : at % 13 === 0 ? 'coming_soon' : 'in_stock',
      sold_at: isSold ? `2026-03-0${1 + (at % 9)}T12:00:00Z` : null,
      simple_body: bodies[at % bodies.length] ?? null,
      city: cities[at % cities.length] ?? null,
      seats: at % 7 === 0 ? null : 2 + (at % 6),
      price: at % 17 === 0 ? null : 100_000 * (at % 60),
      km: at % 19 === 0 ? null : 1_000 * at,
      show_on_dealer_website: at % 23 !== 0,
      certified: at % 4 === 0,
      subscription_price: at % 6 === 0 ? 10_000 * (at % 40) : null,
      website_id: at % 9 === 0 ? 1_454 : null,
      option_code: at % 5 === 0 ? null : at % 18,
      features: features.filter((_, index) => (at >> index) % 2 === 0),
      categories: categories.filter((_, index) => (at + index) % 3 === 0),
      created_at: `2026-0${1 + (at % 9)}-01T00:00:00Z`,
    })
  })
