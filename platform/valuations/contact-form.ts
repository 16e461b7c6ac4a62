import { buildLeadForm } from '#schemas/lead/build-lead-form.ts'
import { contactForm } from '#schemas/valuation/contact-form.ts'
import type { ApiContext } from '../context/api-context.ts'
import type { FormInPlace } from '../leads/read-input.ts'

/** The current contact form of a valuation, with the vehicle that the car is traded in for if it still exists. */
export async function contactFormOf(
  { content, tenant, site }: Pick<ApiContext, 'content' | 'tenant' | 'site'>,
  vehicleId: number | null,
): Promise<FormInPlace> {
  const [vehicle, locations] = await Promise.all([
    vehicleId === null ? null : content.findVehicleById(tenant, vehicleId),
    content.listLocations(tenant),
  ])
  const form = buildLeadForm({ kind: 'trade-in', vehicle, site, locations, settings: contactForm })
  return { form, settings: contactForm, vehicle, locations }
}
