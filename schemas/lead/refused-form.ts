import type { Problem } from '../problem.ts'
import type { LeadField, LeadForm } from './lead-form.ts'
import type { LeadInput } from './lead-input.ts'

/** A form rejected after a post without script. */
export interface RefusedForm {
  /** With the submitted values as initial values (`withAnswers`). */
  form: LeadForm
  problem: Problem
  /** The form's original page, for the lead. */
  from: string
}

/** The same form with these initial values; a checkbox without an answer was not ticked. */
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
