import { fieldsOf, type LeadForm } from './lead-form.ts'
import type { LeadValues } from './lead-values.ts'

/** What a form asked that the lead has no field for: in its own words, in the form's order. */
export interface LeadAnswerLine {
  name: string
  label: string
  value: string
}

const ownFields = new Set<string>([
  'name',
  'last_name',
  'postcode',
  'phone',
  'email',
  'category',
  'location',
  'message',
  'starts_at',
  'opt_in',
  'terms',
])

/** Without what was left empty. Rego and additional_services are answers too. locations §3, Lead form payload */
export const leadAnswers = (form: LeadForm, values: LeadValues): LeadAnswerLine[] =>
  fieldsOf(form).flatMap(({ name, label }) => {
    const given = values[name]
    const value = typeof given === 'boolean' ? (given ? 'Yes' : 'No') : Array.isArray(given) ? given.join(', ') : given
    return ownFields.has(name) || !value ? [] : [{ name, label, value }]
  })
