import { findCurrentPromos } from '#schemas/promo/current-promos.ts'
import type { Service } from '../context/api-context.ts'

/** vehicles §3, Promo node */
export const promos: Service<'promos'> = async ({ tenant, now, content }) =>
  findCurrentPromos(await content.listPromos(tenant), now)
