import { ApiFailure } from '#schemas/api/api-failure.ts'
import { fieldsOf, type LeadForm } from '#schemas/lead/lead-form.ts'

export interface FieldError {
  name: string
  message: string
}

/** Which answers the platform refused; empty where something else went wrong. */
export function refusedFields(error: unknown, form: LeadForm): FieldError[] {
  const names = new Set(fieldsOf(form).map(({ name }) => name))
  return problemFields(error).filter(({ name }) => names.has(name))
}

/** The field errors of a problem document. The path `who.email` means the field `email`. */
export const problemFields = (error: unknown, toFieldName = readLastPart): FieldError[] =>
  error instanceof ApiFailure
    ? (error.problem.fields ?? []).map(({ path, message }) => ({ name: toFieldName(path), message }))
    : []

const readLastPart = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

/** Somebody else has the time, or it has passed. */
export const isAboutTime = (error: unknown): boolean =>
  error instanceof ApiFailure && ['time-taken', 'time-closed'].includes(error.problem.code)

/** What the shopper is told: what was wrong with fields that are not on the page, since it was changed meanwhile, too. vehicles §8 */
export function wordsOf(error: unknown, unreached = unreachedWords): string {
  if (!(error instanceof ApiFailure)) return unreached
  const { detail, fields = [] } = error.problem
  return [detail || 'An unexpected error occured', ...fields.map(({ message }) => message)].join(' ')
}

const unreachedWords =
  'An error occurred when submitting this form. What you typed is still here: check your connection and try again.'
