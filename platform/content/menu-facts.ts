import type { Payload } from 'payload'
import type { MenuFacts } from '#schemas/menu/arrange-menu.ts'
import type { Menu, MenuCondition } from '#schemas/menu/menu.ts'
import { findCurrentPromos } from '#schemas/promo/current-promos.ts'
import type { Flags } from '#schemas/tenant/flags.ts'
import type { ListingRules } from '#schemas/vehicle/listing-rules.ts'
import type { TenantRef } from './content.ts'
import { listingFilter } from './listing-filter.ts'
import { listBrands, listModels } from './models-and-brands.ts'
import { listPromos } from './stock-and-locations.ts'
import { findTenantDocuments } from './tenant-documents.ts'

export interface LoadedFacts {
  facts: MenuFacts
  /** Tags of the documents that were read. Stock has none: `kindsOfStock` tells when it matters. */
  tags: string[]
  /** When a promotion next begins or ends; null if no menu depends on them. */
  changesAt: string | null
  /** Null if no menu depends on stock. */
  kinds: string | null
}

const stockKinds = ['new', 'demo', 'used'] as const satisfies readonly MenuCondition[]

interface FactsRequest {
  tenant: TenantRef
  flags: Flags
  garagePath: string
  rules: ListingRules
  menus: readonly Menu[]
  now: Date
}

/** What the conditions and fills of the menus ask for, and nothing else. */
export async function loadMenuFacts(
  payload: Payload,
  { tenant, flags, garagePath, rules, menus, now }: FactsRequest,
): Promise<LoadedFacts> {
  const items = menus.flatMap((menu) => menu.items)
  const conditions = new Set(items.flatMap((item) => [item, ...item.children]).map(({ shownIf }) => shownIf))
  const fills = new Set(items.map(({ fill }) => fill))
  const needsModels = fills.has('models') || conditions.has('models')
  const [promos, models, brands, kinds] = await Promise.all([
    conditions.has('offers') ? listPromos(payload, tenant) : null,
    needsModels ? listModels(payload, tenant) : null,
    fills.has('brands') ? listBrands(payload, tenant) : null,
    stockKinds.some((kind) => conditions.has(kind)) ? listStockKinds(payload, { tenant, rules, now }) : null,
  ])
  const current = promos && findCurrentPromos(promos, now)
  const met = new Set<MenuCondition>([
    ...(current && current.promos.length > 0 ? (['offers'] as const) : []),
    ...(models && models.length > 0 ? (['models'] as const) : []),
    ...(kinds ?? []),
  ])
  return {
    facts: { flags, met, models: models ?? [], brands: brands ?? [], garagePath },
    tags: [...(promos ? ['promos'] : []), ...(models || brands ? ['models'] : [])],
    changesAt: current?.nextChange ?? null,
    kinds: kinds && kinds.join(' '),
  }
}

/** Types of cars that the site has for sale now, without sold ones. */
export async function listStockKinds(
  payload: Payload,
  { tenant, rules, now }: Pick<FactsRequest, 'tenant' | 'rules' | 'now'>,
): Promise<(typeof stockKinds)[number][]> {
  const found = await Promise.all(
    stockKinds.map(async (kind) => {
      const [vehicle] = await findTenantDocuments(payload, {
        tenant,
        collection: 'vehicles',
        where: {
          and: [
            { car_type: { equals: kind } },
            { status: { in: ['in_stock', 'coming_soon'] } },
            listingFilter({ rules, now }),
          ],
        },
        limit: 1,
        select: { slug: true },
      })
      return vehicle ? kind : null
    }),
  )
  return found.filter((kind) => kind !== null)
}
