import type { FormState } from 'payload'
import { hasSameValues } from './same-values.ts'

interface SettledInput<Answer> {
  requestFields: FormState
  /** Undefined after the form unmounts. */
  readNewest: () => FormState | undefined
  ask: (fields: FormState) => Promise<Answer>
  /** Debounces while the user is typing. */
  pause: () => Promise<unknown>
}

/**
 * The form state for the newest values of a form. Payload applies each response to the current form, and never requests a state for a
 * change made within the previous 250 ms: conditional fields would stay hidden. Later changes are therefore requested before the response
 * is returned. The upstream fix: https://github.com/payloadcms/payload/pull/17455
 */
export async function settleFormState<Answer>(input: SettledInput<Answer>): Promise<Answer> {
  const { readNewest, ask, pause } = input
  let requestFields = input.requestFields
  for (;;) {
    const answer = await ask(requestFields)
    let newest = readNewest()
    if (!newest || hasSameValues(newest, requestFields)) return answer
    for (let before = requestFields; newest && !hasSameValues(newest, before); newest = readNewest()) {
      before = newest
      await pause()
    }
    if (!newest) return answer
    requestFields = newest
  }
}
