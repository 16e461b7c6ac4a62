import type { Api } from '#schemas/api/endpoints.ts'
import type { LeadAnswer } from '#schemas/lead/lead-input.ts'
import { type FilledForm, leadOfForm } from './filled-form.ts'

/** Rejects with an `ApiFailure` where the platform refuses, with whatever `fetch` rejects with where it was not reached. */
export const sendLead = (api: Api, filled: FilledForm): Promise<LeadAnswer> =>
  api.call(filled.form.kind === 'test-drive' ? 'testDriveBooking' : 'leads', leadOfForm(filled))
