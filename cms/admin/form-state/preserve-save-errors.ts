import type { FormState } from 'payload'
import { hasState } from './keep-typed-values.ts'
import { hasSameValues } from './same-values.ts'

interface Refusal {
  /** The form's fields at a rejected save; null if the last save was stored or is in progress. */
  refused: FormState | null
  newest: FormState
}

/**
 * Adds the errors of the rejected save to a form-state response as long as the form is unchanged. Payload's form replaces all errors with
 * those of each response: a request sent before the save was not validated, and field validation cannot repeat errors of hooks.
 */
export function preserveSaveErrors(answer: unknown, { refused, newest }: Refusal): unknown {
  if (!hasState(answer) || !refused || !hasSameValues(refused, newest)) return answer
  const state = Object.fromEntries(
    Object.entries(answer.state).map(([path, field]) => [path, { ...field, ...readErrors(newest[path]) }]),
  )
  return { ...answer, state }
}

function readErrors(field: FormState[string] | undefined): Partial<FormState[string]> {
  if (!field) return {}
  const { errorPaths, errorMessage } = field
  return {
    ...(errorPaths?.length ? { errorPaths } : {}),
    ...(field.valid === false ? { valid: false, ...(errorMessage === undefined ? {} : { errorMessage }) } : {}),
  }
}
