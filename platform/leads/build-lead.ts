import type { Location } from '#schemas/location/location.ts'
import type { FormSettings } from '#schemas/lead/form-settings.ts'
import { leadAnswers } from '#schemas/lead/lead-answers.ts'
import { leadFacts } from '#schemas/lead/lead-facts.ts'
import type { LeadForm } from '#schemas/lead/lead-form.ts'
import { listLeadFields } from '#schemas/lead/lead-form.ts'
import type { LeadInput } from '#schemas/lead/lead-input.ts'
import { placeLead } from '#schemas/lead/place-lead.ts'
import type { LeadValues } from '#schemas/lead/lead-values.ts'
import type { ModelTile } from '#schemas/model/model.ts'
import { leadCategory } from '#schemas/lead/lead-category.ts'
import type { Shopper } from '#schemas/shopper/shopper.ts'
import type { Site } from '#schemas/tenant/site.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { submittedConsents } from './submitted-consents.ts'
import { hashBody } from './hash-body.ts'
import type { NewLead } from './new-lead.ts'
import * as texts from './texts.ts'

interface LeadParts {
  tenantId: number
  site: Pick<Site, 'config'>
  input: LeadInput
  form: LeadForm
  settings: FormSettings
  values: LeadValues
  vehicle: Vehicle | null
  /** The model of the page that the form was sent from. */
  model?: ModelTile | null
  locations: readonly Location[]
  /** Where the shopper booked, in place of the form's location. */
  locationId?: number | undefined
  /** The signed-in shopper, whose garage lists the lead. */
  shopper: Pick<Shopper, 'id'> | null
}

/** A document of the collection `leads`. locations §3 */
export function buildLead(parts: LeadParts): NewLead {
  const { tenantId, site, input, form, settings, values, vehicle, model = null, locations, shopper } = parts
  const text = (name: keyof LeadValues) => String(values[name] ?? '')
  const named = parts.locationId ?? (Number(text('location')) || null)
  const { location, dealership } = placeLead({ named, locations, vehicle })
  return {
    tenant: tenantId,
    key: input.key,
    // Excludes the page, which may differ when the form is sent again.
    body_hash: hashBody({ kind: input.kind, car: input.car_id, form: input.form, values: input.values }),
    kind: input.kind,
    status: 'new',
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
    vehicle: vehicle?.id ?? null,
    location: location?.id ?? null,
    dealership: location === null ? null : dealership,
    stock_number: vehicle?.stocknum ?? '',
    car_type: vehicle?.car_type ?? '',
    vehicle_status: vehicle?.status ?? '',
    source: 'Website',
    url: input.url,
    user_agent: input.user_agent,
    lead_attributes: {
      ...input.lead_attributes,
      ...leadFacts({ site, vehicle, model, location, pageId: form.place?.page ?? null }),
    },
    answers: leadAnswers(form, values),
  }
}

/** vehicles §7 */
const photosMessage = texts.pleaseSendPhotosForThisCar
