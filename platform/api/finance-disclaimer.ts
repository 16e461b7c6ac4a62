import { siteOfDealership } from '#schemas/tenant/site-of-dealership.ts'
import { disclaimerByPartner } from '../integrations/lender-quotes.ts'
import type { Service } from '../context/api-context.ts'

/** The lender's disclaimer for a vehicle: stored with its figures, else fetched from the lender; null if there is none. vehicles §7 */
export const financeDisclaimer: Service<'financeDisclaimer'> = async (
  { tenant, site, content, partners },
  { slug },
) => {
  const { provider } = site.config.finance
  const vehicle = provider === 'none' ? null : await content.findVehicle(tenant, slug)
  if (!vehicle || !siteOfDealership(site, vehicle.dealership_slug).flags.finance) return { disclaimer: null }
  const stored = vehicle.finance_lenders[provider]?.disclaimer
  if (stored) return { disclaimer: stored }
  const { lenderQuotes } = partners
  return {
    disclaimer: lenderQuotes ? await disclaimerByPartner(lenderQuotes, { provider, vin: vehicle.vin }) : null,
  }
}
