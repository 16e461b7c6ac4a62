import type { EndpointInput } from '#schemas/api/endpoints.ts'
import type { LeadForm } from '#schemas/lead/lead-form.ts'
import { trapName } from '#schemas/lead/trap-name.ts'
import type { LeadValues } from '#schemas/lead/lead-values.ts'
import { readVisit } from '../_analytics/read-visit.ts'

/** A completed form. */
export interface FilledForm {
  form: LeadForm
  values: LeadValues
  /** Created when the form was opened. */
  key: string
  trap: string
  /** Milliseconds since the form was opened. */
  openFor: number
}

/** The platform's input: the answers, and data of the visit. */
export const leadOfForm = ({ form, values, key, trap, openFor }: FilledForm): EndpointInput<'leads'> => ({
  key,
  kind: form.kind,
  form: form.place,
  car_id: form.vehicle?.id ?? null,
  values: Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ),
  [trapName]: trap,
  open_for: openFor,
  url: location.href.slice(0, 2_000),
  user_agent: navigator.userAgent.slice(0, 500),
  lead_attributes: readVisit(),
})
