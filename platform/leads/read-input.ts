import type { Location } from '#schemas/location/location.ts'
import { buildLeadForm } from '#schemas/lead/build-lead-form.ts'
import type { AskedOfForm } from '#schemas/lead/form-input.ts'
import { type FormSettings, defaultSettings } from '#schemas/lead/form-settings.ts'
import type { FormPlace, LeadForm } from '#schemas/lead/lead-form.ts'
import type { LeadInput } from '#schemas/lead/lead-input.ts'
import type { LeadKind } from '#schemas/lead/lead-kind.ts'
import { leadValues, type LeadValues } from '#schemas/lead/lead-values.ts'
import { lenientForm } from '#schemas/lead/lenient-form.ts'
import { problem, type Problem } from '#schemas/problem.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import type { ApiContext } from '../context/api-context.ts'
import { findFormSettings } from './find-form-settings.ts'

export interface FormInPlace {
  form: LeadForm
  settings: FormSettings
  vehicle: Vehicle | null
  locations: Location[]
}

interface WantedForm {
  kind: LeadKind
  car_id?: number | null | undefined
  /** Identifies the vehicle if its id does not. */
  vin?: string | undefined
  place?: FormPlace | null | undefined
  presets?: AskedOfForm | undefined
}

/** A form in its current version on this site: without the vehicle if that is gone, and with default settings if its page no longer has it. */
export async function findForm(context: ApiContext, query: WantedForm): Promise<FormInPlace> {
  const { tenant, site, content } = context
  const { kind, car_id: id, vin, place, presets } = query
  const [vehicle, locations, found] = await Promise.all([
    id ? content.findVehicleById(tenant, id) : vin ? content.findVehicleByVin(tenant, vin) : null,
    content.listLocations(tenant),
    place ? findFormSettings(context, place) : null,
  ])
  const settings = found ? settingsFor(kind, found) : defaultSettings(kind)
  const form = buildLeadForm({ kind, vehicle, site, locations, settings, place: found && place, presets })
  return { form, settings, vehicle, locations }
}

/** A form for photos in place of an enquiry uses the photo form's fields and the site's texts. */
const settingsFor = (kind: LeadKind, found: FormSettings): FormSettings =>
  found.kind === kind ? found : { ...defaultSettings(kind), agreed: found.agreed, next: found.next }

/** The answers, validated by their form, or the invalid fields. */
export async function readInput(
  context: ApiContext,
  input: LeadInput,
): Promise<(FormInPlace & { values: LeadValues }) | Problem> {
  const { vin } = input.lead_attributes.linked_query_params
  const inPlace = await findForm(context, { ...input, vin, place: input.form })
  const isGone = input.form !== null && inPlace.form.place === null
  const form = isGone ? lenientForm(inPlace.form, input.values) : inPlace.form
  const parsed = leadValues(form).safeParse(input.values)
  if (parsed.success) return { ...inPlace, form, values: parsed.data }
  const fields = parsed.error.issues.map(({ path, message }) => ({ path: String(path[0] ?? ''), message }))
  return problem('input-invalid', { fields })
}
