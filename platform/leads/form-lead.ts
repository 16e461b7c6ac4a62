import { leadAnswers } from '#schemas/lead/lead-answers.ts'
import { leadCategory } from '#schemas/lead/lead-category.ts'
import { listLeadFields } from '#schemas/lead/lead-form.ts'
import type { LeadInput } from '#schemas/lead/lead-input.ts'
import type { LeadValues } from '#schemas/lead/lead-values.ts'
import type { ModelTile } from '#schemas/model/model.ts'
import type { Shopper } from '#schemas/shopper/shopper.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { buildLead } from './build-lead.ts'
import { hashBody } from './hash-body.ts'
import type { NewLead } from './new-lead.ts'
import type { FormInPlace } from './read-input.ts'
import { submittedConsents } from './submitted-consents.ts'
import * as texts from './texts.ts'

interface SubmittedForm extends FormInPlace {
  tenantId: number
  site: Pick<Site, 'config'>
  input: LeadInput
  values: LeadValues
  model?: ModelTile | null
  /** Where the shopper booked, in place of the form's location. */
  locationId?: number | undefined
  /** The signed-in shopper, whose garage lists the lead. */
  shopper: Pick<Shopper, 'id'> | null
}

/** The lead of a submitted form. */
export function formLead(submitted: SubmittedForm): NewLead {
  const { tenantId, site, input, form, settings, values, vehicle, model = null, locations, shopper } = submitted
  const text = (name: keyof LeadValues) => String(values[name] ?? '')
  return buildLead({
    tenant: tenantId,
    site,
    key: input.key,
    // Excludes the page, which may differ when the form is sent again.
    body_hash: hashBody({ kind: input.kind, car: input.car_id, form: input.form, values: input.values }),
    kind: input.kind,
    name: text('name'),
    last_name: text('last_name'),
    email: text('email'),
    phone: text('phone'),
    postcode: text('postcode'),
    ...leadCategory(input.kind, { vehicle, category: text('category'), filed: settings.filed }),
    message: input.kind === 'request-photos' ? photosMessage : text('message'),
    opt_in: values.opt_in === true,
    consents: submittedConsents(form, values),
    opt_in_words: listLeadFields(form).find(({ name }) => name === 'opt_in')?.label ?? '',
    shopper: shopper?.id ?? null,
    vehicle,
    model,
    locations,
    named: submitted.locationId ?? (Number(text('location')) || null),
    url: input.url,
    user_agent: input.user_agent,
    lead_attributes: input.lead_attributes,
    pageId: form.place?.page ?? null,
    answers: leadAnswers(form, values),
  })
}

/** vehicles §7 */
const photosMessage = texts.pleaseSendPhotosForThisCar
