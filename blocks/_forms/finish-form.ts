import type { LeadAnswer } from '#schemas/lead/lead-input.ts'
import type { LeadForm } from '#schemas/lead/lead-form.ts'
import { rememberSent } from './sent-form.ts'

interface FinishInput {
  form: LeadForm
  answer: LeadAnswer
}

/** Redirects to /success or the form's own target; the thank-you page emits the event. vehicles §4, Multi-step lead form */
export function finishForm({ form, answer }: FinishInput): void {
  rememberSent({ event: form.event, form: form.kind, vehicleId: form.vehicle?.id ?? null, time: answer.time })
  location.assign(form.next)
}
