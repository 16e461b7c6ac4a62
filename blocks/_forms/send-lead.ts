import type { Api } from '#schemas/api/endpoints.ts'
import type { LeadAnswer } from '#schemas/lead/lead-input.ts'
import type { LeadForm } from '#schemas/lead/lead-form.ts'
import { linkFields } from '#schemas/lead/link-fields.ts'
import type { LeadValues } from '#schemas/lead/lead-values.ts'
import { readVisit, type Visit } from './visit.ts'

interface SendInput {
  api: Api
  form: LeadForm
  values: LeadValues
  /** Made when the form was opened. */
  key: string
  trap: string
}

/** Rejects with an `ApiFailure` where the platform refuses, with whatever `fetch` rejects with where it was not reached. */
export const sendLead = ({ api, form, values, key, trap }: SendInput): Promise<LeadAnswer> =>
  api.call(form.kind === 'test-drive' ? 'testDriveBooking' : 'leads', {
    key,
    kind: form.kind,
    form: form.place,
    car_id: form.vehicle?.id ?? null,
    values: Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
    website: trap,
    url: location.href.slice(0, 2_000),
    user_agent: navigator.userAgent.slice(0, 500),
    lead_attributes: aboutVisit(),
  })

/** The address of the form itself says most of what it is about. */
function aboutVisit(): Visit {
  const visit = readVisit()
  const own = linkFields(new URLSearchParams(location.search))
  return { ...visit, linked_query_params: { ...visit.linked_query_params, ...own } }
}
