import { buildLeadForm } from '#schemas/lead/build-lead-form.ts'
import type { LeadForm } from '#schemas/lead/lead-form.ts'
import type { LeadInput } from '#schemas/lead/lead-input.ts'
import { lenientForm } from '#schemas/lead/lenient-form.ts'
import type { Site } from '#schemas/tenant/site.ts'
import * as texts from './texts.ts'

/**
 * A form submitted during a database outage, to be shown again with all typed fields. It keeps its page and subject, so that the next
 * submission is validated as the original form.
 */
export function outageForm(site: Pick<Site, 'config'>, { kind, car_id: id, form: place, values }: LeadInput): LeadForm {
  const usual = buildLeadForm({ kind, vehicle: null, site, locations: [], place })
  const vehicle = id === null ? null : { id, name: texts.theVehicleYouAskedAbout, image: null }
  return lenientForm({ ...usual, vehicle }, values)
}
