import { wantsQuote } from '#schemas/finance/quote-question.ts'
import { isUsualQuestion, readStoredQuote, storeQuote } from '#schemas/finance/stored-quote.ts'
import { siteOfDealership } from '#schemas/tenant/site-of-dealership.ts'
import { isListed, readListingRules } from '#schemas/vehicle/listing-rules.ts'
import { currentPrice } from '#schemas/vehicle/price-display.ts'
import { quoteByPartner } from '../../integrations/lender-quotes.ts'
import type { ApiContext, Service } from '../../context/api-context.ts'
import { findSlugByVin, writeQuote } from './store.ts'

/**
 * The lender's weekly repayment for a vehicle of this site. The vehicle's data come from stock, so that callers cannot request quotes for
 * anything else. It is kept with the vehicle, and asked again for another price. Null if the site requests none or the lender returned
 * none; shoppers then see nothing. vehicles §7 and §8
 */
export const financeQuote: Service<'financeQuote'> = async (context, input) => {
  const { site, now, partners, pool, payload } = context
  const vehicle = await findQuoted(context, input)
  if (!vehicle || !partners.lenderQuotes || !wantsQuote(vehicle, siteOfDealership(site, vehicle.dealership_slug)))
    return null
  if (!isListed(vehicle, readListingRules(site.config), now)) return null
  const isKept = isUsualQuestion(input)
  const stored = isKept ? readStoredQuote(vehicle, now) : null
  if (stored) return stored
  const price = currentPrice(vehicle) ?? 0
  const quote = await quoteByPartner(partners.lenderQuotes, {
    selfAssessedCreditScore: input.selfAssessedCreditScore,
    loanTerm: input.loanTerm,
    purchasePrice: price,
    year: vehicle.year,
    vin: vehicle.vin,
    nvic: vehicle.nvic,
    whoIsHelping: site.name,
  })
  if (quote && isKept) {
    // The shopper has the answer also where it cannot be kept: the lender is asked again then.
    await writeQuote(pool, { vehicleId: vehicle.id, quote: storeQuote(quote, { price, now }) }).catch(
      (error: unknown) => payload.logger.warn({ err: error }, 'lender quote not kept with its vehicle'),
    )
  }
  return quote
}

async function findQuoted(
  { content, tenant, pool }: ApiContext,
  { slug, vin }: { slug?: string | undefined; vin: string | null },
) {
  const known = slug ?? (vin ? await findSlugByVin(pool, { tenantId: tenant.id, vin }) : null)
  return known ? content.findVehicle(tenant, known) : null
}
