import { disclaimerByPartner } from '../integrations/lender-quotes.ts'
import type { Service } from '../context/api-context.ts'

/** The lender's words for a vehicle: as stored with its figures, else as the lender says them when asked; null where there are none. vehicles §7 */
export const financeDisclaimer: Service<'financeDisclaimer'> = async (
  { tenant, site, content, partners },
  { slug },
) => {
  const { provider } = site.config.finance
  const vehicle = site.flags.finance && provider !== 'none' ? await content.findVehicle(tenant, slug) : null
  if (!vehicle) return { disclaimer: null }
  const stored = vehicle.finance_lenders[provider]?.disclaimer
  if (stored) return { disclaimer: stored }
  const { lenderQuotes } = partners
  return {
    disclaimer: lenderQuotes ? await disclaimerByPartner(lenderQuotes, { provider, vin: vehicle.vin }) : null,
  }
}
