import { listLeadFields, type LeadForm } from '#schemas/lead/lead-form.ts'
import type { LeadValues } from '#schemas/lead/lead-values.ts'
import type { GivenConsent } from './new-lead.ts'

const purposes = { opt_in: 'news', terms: 'terms' } as const

/** One for each checkbox of the form, ticked or not. */
export function submittedConsents(form: LeadForm, values: LeadValues): GivenConsent[] {
  return listLeadFields(form).flatMap((field) => {
    if (field.name !== 'opt_in' && field.name !== 'terms') return []
    const given = values[field.name] === true
    const how = given === (field.initial === true) ? 'by-default' : 'by-hand'
    return [{ purpose: purposes[field.name], wording: field.label, given, how }]
  })
}
