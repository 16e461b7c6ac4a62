import { ApiFailure } from '#schemas/api/api-failure.ts'
import type { Api } from '#schemas/api/endpoints.ts'
import type { LeadAnswer } from '#schemas/lead/lead-input.ts'
import { type FilledForm, leadOfForm } from './filled-form.ts'
import * as texts from './texts.ts'

/** Rejects with an `ApiFailure` if the platform refuses or names no lead, and with the error of `fetch` if it was not reached. */
export async function sendLead(api: Api, filled: FilledForm): Promise<LeadAnswer> {
  const answer = await api.call(filled.form.kind === 'test-drive' ? 'testDriveBooking' : 'leads', leadOfForm(filled))
  // A proxy or an extension may answer in the platform's place. vehicles §8
  if (typeof answer.lead_id !== 'number')
    throw new ApiFailure({
      kind: 'problem',
      code: 'unexpected',
      status: 500,
      title: texts.anUnexpectedErrorOccured,
      detail: texts.anUnexpectedErrorOccured,
    })
  return answer
}
