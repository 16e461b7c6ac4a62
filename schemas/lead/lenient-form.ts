import { blankField } from './standard-field.ts'
import { fieldsOf, type LeadField, type LeadForm } from './lead-form.ts'
import type { LeadInput } from './lead-input.ts'

/**
 * The usual form in the place of one that its page no longer has, for who still had it open: what they were not asked is not demanded of them, and
 * what they were asked beside it is kept under its name. No lead is lost because a page was changed.
 */
export function lenientForm(form: LeadForm, given: LeadInput['values']): LeadForm {
  const known = new Set(fieldsOf(form).map(({ name }) => name))
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
