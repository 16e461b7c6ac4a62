import type { Api } from '#schemas/api/endpoints.ts'
import type { LeadAnswer } from '#schemas/lead/lead-input.ts'
import { type FilledForm, leadOfForm } from './filled-form.ts'

/** Rejects with an `ApiFailure` if the platform refuses, and with the error of `fetch` if it was not reached. */
export const sendLead = (api: Api, filled: FilledForm): Promise<LeadAnswer> =>
  api.call(filled.form.kind === 'test-drive' ? 'testDriveBooking' : 'leads', leadOfForm(filled))
