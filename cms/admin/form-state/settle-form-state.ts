import type { FormState } from 'payload'
import { hasSameValues } from './same-values.ts'

interface SettledInput<Answer> {
  asked: FormState
  /** Undefined once the form is gone. */
  readNewest: () => FormState | undefined
  ask: (fields: FormState) => Promise<Answer>
  /** Waits a moment for anyone who is still typing. */
  pause: () => Promise<unknown>
}

/**
 * The answer about a form as it is when the answer comes. Payload's form takes each answer for one about the form as it then stands, and never
 * asks about a change that was made less than 250 ms before: fields that hang on it would stay away. So what has changed meanwhile is asked
 * after first. Its own fixing is under way: https://github.com/payloadcms/payload/pull/17455
 */
export async function settleFormState<Answer>(input: SettledInput<Answer>): Promise<Answer> {
  const { readNewest, ask, pause } = input
  let asked = input.asked
  for (;;) {
    const answer = await ask(asked)
    let newest = readNewest()
    if (!newest || hasSameValues(newest, asked)) return answer
    for (let before = asked; newest && !hasSameValues(newest, before); newest = readNewest()) {
      before = newest
      await pause()
    }
    if (!newest) return answer
    asked = newest
  }
}
