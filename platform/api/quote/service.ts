import { wantsQuote } from '#schemas/finance/quote-question.ts'
import { isListed, readListingRules } from '#schemas/vehicle/listing-rules.ts'
import { currentPrice } from '#schemas/vehicle/price-display.ts'
import { quoteByPartner } from '../../integrations/lender-quotes.ts'
import type { ApiContext, Service } from '../../context/api-context.ts'
import { findSlugByVin } from './store.ts'

/**
 * The lender's weekly repayment for a vehicle of this site. The vehicle's data come from stock, so that callers cannot request quotes for
 * anything else. Null if the site requests none or the lender returned none; shoppers then see nothing. vehicles §7 and §8
 */
export const financeQuote: Service<'financeQuote'> = async (context, asked) => {
  const { site, now, partners } = context
  const vehicle = await findQuoted(context, asked)
  if (!vehicle || !partners.lenderQuotes || !wantsQuote(vehicle, site)) return null
  if (!isListed(vehicle, readListingRules(site.config), now)) return null
  return quoteByPartner(partners.lenderQuotes, {
    selfAssessedCreditScore: asked.selfAssessedCreditScore,
    loanTerm: asked.loanTerm,
    purchasePrice: currentPrice(vehicle) ?? 0,
    year: vehicle.year,
    vin: vehicle.vin,
    nvic: vehicle.nvic,
    whoIsHelping: site.name,
  })
}

async function findQuoted(
  { content, tenant, pool }: ApiContext,
  { slug, vin }: { slug?: string | undefined; vin: string | null },
) {
  const known = slug ?? (vin ? await findSlugByVin(pool, { tenantId: tenant.id, vin }) : null)
  return known ? content.findVehicle(tenant, known) : null
}
