import type { Location } from '#schemas/location/location.ts'
import { buildLeadForm } from '#schemas/lead/build-lead-form.ts'
import type { LeadForm } from '#schemas/lead/lead-form.ts'
import type { LeadInput } from '#schemas/lead/lead-input.ts'
import { leadValues, type LeadValues } from '#schemas/lead/lead-values.ts'
import { problem, type Problem } from '#schemas/problem.ts'
import type { VehicleForm } from '#schemas/vehicle/action-path.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import type { ApiContext } from '../api/service.ts'

export interface FormInPlace {
  form: LeadForm
  vehicle: Vehicle | null
  locations: Location[]
}

/** A form as this site has it now; about no vehicle, where it no longer has that one. */
export async function formOf(
  { tenant, site, content }: ApiContext,
  { kind, car_id: id }: { kind: VehicleForm; car_id?: number | null | undefined },
): Promise<FormInPlace> {
  const [vehicle, locations] = await Promise.all([
    id ? content.findVehicleById(tenant, id) : null,
    content.listLocations(tenant),
  ])
  return { form: buildLeadForm({ kind, vehicle, site, locations }), vehicle, locations }
}

/** The answers, checked by the form that asked for them; the fields that were wrong, where some were. */
export async function readInput(
  context: ApiContext,
  input: LeadInput,
): Promise<(FormInPlace & { values: LeadValues }) | Problem> {
  const inPlace = await formOf(context, input)
  const parsed = leadValues(inPlace.form).safeParse(input.values)
  if (parsed.success) return { ...inPlace, values: parsed.data }
  const fields = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  return problem('input-invalid', { fields })
}
