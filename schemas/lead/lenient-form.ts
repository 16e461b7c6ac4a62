import { blankField } from './standard-field.ts'
import { listLeadFields, type LeadField, type LeadForm } from './lead-form.ts'
import type { LeadInput } from './lead-input.ts'

/**
 * Replaces a form that its page no longer has, for shoppers who still had it open: missing fields are not required, and unknown ones are
 * kept by name. No lead is lost when a page changes.
 */
export function lenientForm(form: LeadForm, given: LeadInput['values']): LeadForm {
  const known = new Set(listLeadFields(form).map(({ name }) => name))
  const strays = Object.entries(given)
    .filter(([name]) => !known.has(name))
    .slice(0, 40)
    .map(([name, value]) => strayField(name, value))
  const [first, ...others] = form.steps
  return {
    ...form,
    steps: [
      {
        title: first?.title ?? '',
        note: first?.note ?? '',
        fields: [...(first?.fields ?? []).map((field) => ask(field, given)), ...strays],
      },
      ...others.map((step) => ({ ...step, fields: step.fields.map((field) => ask(field, given)) })),
    ],
  }
}

const ask = (field: LeadField, given: LeadInput['values']): LeadField =>
  given[field.name] === undefined ? { ...field, required: false } : field

const strayField = (name: string, value: LeadInput['values'][string]): LeadField => ({
  ...blankField,
  name,
  control: typeof value === 'boolean' ? 'checkbox' : Array.isArray(value) ? 'choices' : 'textarea',
  label: name.replace(/^q_/, '').replaceAll('_', ' '),
  maxLength: 10_000,
  options: Array.isArray(value) ? value.map((one) => ({ value: one, label: one })) : [],
})
