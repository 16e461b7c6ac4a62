import { buildLeadForm } from '#schemas/lead/build-lead-form.ts'
import type { LeadForm } from '#schemas/lead/lead-form.ts'
import type { LeadInput } from '#schemas/lead/lead-input.ts'
import { lenientForm } from '#schemas/lead/lenient-form.ts'
import type { Site } from '#schemas/tenant/site.ts'

/**
 * A form that was posted while the database is away, to be shown once more: of its kind, with a field for everything that was typed. Where it was
 * and what it is about stay with it, so that the next try is read as the form that it was.
 */
export function outageForm(site: Pick<Site, 'config'>, { kind, car_id: id, form: place, values }: LeadInput): LeadForm {
  const usual = buildLeadForm({ kind, vehicle: null, site, locations: [], place })
  const vehicle = id === null ? null : { id, name: 'The vehicle you asked about', image: null }
  return lenientForm({ ...usual, vehicle }, values)
}
