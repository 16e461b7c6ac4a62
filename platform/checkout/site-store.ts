import { siteOrigin } from '#cms/preview/site-origin.ts'
import { inheritSite } from '#schemas/tenant/inherit.ts'
import type { SiteConfig } from '#schemas/tenant/site-config.ts'
import type { InTransaction } from '../base/database/transaction.ts'
import type { CheckoutContext } from './checkout-context.ts'

/** The merchant site, with the data for emails and time zones. */
export interface PayingSite {
  id: number
  name: string
  origin: string
  timeZone: string
  locale: string
  currency: string
  config: SiteConfig
}

/** The site as the transaction sees it, on its connection: waiting for a second one would exhaust the pool. Rejects if it was deleted. */
export async function payingSite(
  { payload, ownOrigin }: CheckoutContext,
  tenantId: number,
  req: InTransaction,
): Promise<PayingSite> {
  const own = await payload.findByID({ collection: 'tenants', id: tenantId, depth: 1, req })
  const template = typeof own.template === 'object' ? own.template : null
  const { name, timeZone, locale, currency } = own
  const origin = siteOrigin(own.hosts?.[0]?.host ?? `${own.slug}.localhost`, ownOrigin)
  return { id: tenantId, name, origin, timeZone, locale, currency, config: inheritSite(template, own).config }
}
