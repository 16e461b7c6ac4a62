import { ApiFailure } from '#schemas/api/api-failure.ts'
import { listLeadFields, type LeadForm } from '#schemas/lead/lead-form.ts'
import * as texts from './texts.ts'

export interface FieldError {
  name: string
  message: string
}

/** Which answers the platform refused; empty where something else went wrong. */
export function refusedFields(error: unknown, form: LeadForm): FieldError[] {
  const names = new Set(listLeadFields(form).map(({ name }) => name))
  return problemFields(error).filter(({ name }) => names.has(name))
}

/** The field errors of a problem document. The path `who.email` means the field `email`. */
export const problemFields = (error: unknown, toFieldName = readLastPart): FieldError[] =>
  error instanceof ApiFailure
    ? (error.problem.fields ?? []).map(({ path, message }) => ({ name: toFieldName(path), message }))
    : []

const readLastPart = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

/** The time has been booked by another shopper or has passed. */
export const isAboutTime = (error: unknown): boolean =>
  error instanceof ApiFailure && ['time-taken', 'time-closed'].includes(error.problem.code)

/** Error messages for the shopper, including those of fields that the page no longer has. vehicles §8 */
export function describeFailure(error: unknown, unreached = unreachedWords): string {
  if (!(error instanceof ApiFailure)) return unreached
  const { code, detail, fields = [] } = error.problem
  return [
    code === 'unexpected' ? texts.anUnexpectedErrorOccured : detail,
    ...fields.map(({ message }) => message),
  ].join(' ')
}

const unreachedWords = texts.anErrorOccurredWhenSubmittingThisForm
