import type { FormState } from 'payload'
import { isSameValue } from '#schemas/page/same-value.ts'

interface FormStatePair {
  /** The fields that the request carried. */
  requestFields: FormState
  /** The fields of the form at the response. */
  newest: FormState
}

/**
 * A form-state response without the values of fields that changed since its request. Payload's form takes the stored value of each field but
 * the one that was typed into last, and of each field that the server added: what was typed into two fields during a save, or into a new row
 * before a second response, would be replaced.
 */
export function keepTypedValues(answer: unknown, { requestFields, newest }: FormStatePair): unknown {
  if (!hasState(answer)) return answer
  const state = Object.fromEntries(
    Object.entries(answer.state).map(([path, field]) => {
      const now = newest[path]
      return [path, now && !isSameValue(now.value, requestFields[path]?.value) ? withoutValue(field) : field]
    }),
  )
  return { ...answer, state }
}

const withoutValue = ({
  value: _value,
  initialValue: _initialValue,
  addedByServer: _addedByServer,
  ...rest
}: FormState[string]): FormState[string] => rest

/** Whether a response holds a form's state; it may hold errors instead. */
export const hasState = (answer: unknown): answer is { state: FormState } =>
  typeof answer === 'object' && answer !== null && 'state' in answer && typeof answer.state === 'object'
