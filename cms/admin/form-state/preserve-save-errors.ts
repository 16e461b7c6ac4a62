import type { FormState } from 'payload'
import { hasSameValues } from './same-values.ts'

interface Refusal {
  /** The form's fields when its save was refused; null if its last save was stored, or is on its way. */
  refused: FormState | null
  newest: FormState
}

/**
 * An answer about a form, with the errors of its refused save as long as nothing changed since. Payload's form takes the errors of each answer for
 * all there are: one that set out before the save was asked without any check, and what hooks refuse no check of the fields finds again.
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

const hasState = (answer: unknown): answer is { state: FormState } =>
  typeof answer === 'object' && answer !== null && 'state' in answer && typeof answer.state === 'object'
