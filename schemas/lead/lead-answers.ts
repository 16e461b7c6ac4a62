import { listLeadFields, type LeadForm } from './lead-form.ts'
import type { LeadValues } from './lead-values.ts'
import * as texts from './texts.ts'

/** An answer without a lead field: its label and value, in the form's order. */
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

/** Without empty answers. Includes rego and additional_services. locations §3, Lead form payload */
export const leadAnswers = (form: LeadForm, values: LeadValues): LeadAnswerLine[] =>
  listLeadFields(form).flatMap(({ name, label }) => {
    const given = values[name]
    const value =
      typeof given === 'boolean' ? (given ? texts.yes : texts.no) : Array.isArray(given) ? given.join(', ') : given
    return ownFields.has(name) || !value ? [] : [{ name, label, value }]
  })
