import type { Problem } from '../problem.ts'
import type { LeadField, LeadForm } from './lead-form.ts'
import type { LeadInput } from './lead-input.ts'

/** A form that a browser without script sent, and that was not taken. */
export interface RefusedForm {
  /** As the shopper left it: each field begins with what was typed there (`withAnswers`). */
  form: LeadForm
  problem: Problem
  /** The page that it was first on, for the lead. */
  from: string
}

/** The same form, beginning with these answers; a box that is not among them is one that was not ticked. */
export function withAnswers(form: LeadForm, answers: LeadInput['values']): LeadForm {
  return {
    ...form,
    steps: form.steps.map((step) => ({
      ...step,
      fields: step.fields.map((field) => ({ ...field, initial: begunWith(field, answers[field.name]) })),
    })),
  }
}

function begunWith(
  { control, initial }: LeadField,
  answer: LeadInput['values'][string] | undefined,
): LeadField['initial'] {
  if (control === 'checkbox') return answer === true || answer === 'on'
  if (control === 'choices') return Array.isArray(answer) ? answer : typeof answer === 'string' ? [answer] : []
  return typeof answer === 'string' ? answer : initial
}
