import type { Problem } from '../problem.ts'
import type { LeadForm } from './lead-form.ts'

/** A form that a browser without script sent, and that was not taken. */
export interface RefusedForm {
  /** As the shopper left it: each field begins with what was typed there (`withAnswers`). */
  form: LeadForm
  problem: Problem
  /** The page that it was first on, for the lead. */
  from: string
}

/** The same form, beginning with these answers; a box that is not among them is one that was not ticked. */
export function withAnswers(form: LeadForm, answers: Record<string, unknown>): LeadForm {
  const typed = new Map(Object.entries(answers))
  return {
    ...form,
    steps: form.steps.map((step) => ({
      ...step,
      fields: step.fields.map((field) => {
        const answer = typed.get(field.name)
        if (field.control === 'checkbox') return { ...field, initial: answer === true }
        return typeof answer === 'string' ? { ...field, initial: answer } : field
      }),
    })),
  }
}
