import { ApiFailure } from '#schemas/api/api-failure.ts'
import { fieldsOf, type LeadFieldName, type LeadForm } from '#schemas/lead/lead-form.ts'

export interface FieldError {
  name: LeadFieldName
  message: string
}

/** Which answers the platform refused; empty where something else went wrong. */
export function refusedFields(error: unknown, form: LeadForm): FieldError[] {
  const fields = error instanceof ApiFailure ? (error.problem.fields ?? []) : []
  return fields.flatMap(({ path, message }) => {
    const field = fieldsOf(form).find(({ name }) => name === path)
    return field ? [{ name: field.name, message }] : []
  })
}

/** Somebody else has the time, or it has passed. */
export const isAboutTime = (error: unknown): boolean =>
  error instanceof ApiFailure && ['time-taken', 'time-closed'].includes(error.problem.code)

/** What the shopper is told. spec/vehicles.md §8 */
export const wordsOf = (error: unknown): string =>
  error instanceof ApiFailure
    ? error.problem.detail || 'An unexpected error occured'
    : 'An error occurred when submitting this form'
