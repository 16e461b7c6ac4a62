import { type AfterErrorHook, APIError } from 'payload'
import * as texts from './texts.ts'

/** Payload answers 500 for invalid input that only the database or a parser detects. This hook answers 400. The errors are still logged. */
export const reportInputError: AfterErrorHook = ({ error, req }) => {
  if (typeof req.routeParams?.['filename'] === 'string' && isFileNameWrong(error))
    return { status: 404, response: { errors: [{ message: texts.thereIsNoSuchFile }] } }
  if (isInputError(error)) return { status: 400, response: { errors: [{ message: texts.thisRequestIsMalformed }] } }
}

/** A file name that the file system rejects: too long, or with a NUL character. */
const isFileNameWrong = (error: Error): boolean =>
  'code' in error && /^(ENAMETOOLONG|ERR_INVALID_ARG_VALUE)$/.test(String(error.code))

/**
 * SQLSTATE's class "data exception" (a value that its column cannot hold) and "undefined function" (a comparison that a field's type does
 * not support).
 */
const codes = /^(22...|42883)$/

/**
 * PostgreSQL's function that reports a table that is not joined. Payload builds such queries for lists of texts of a related document, as in
 * `tenant.allowedFeedHosts`. A table that does not exist is reported by another function.
 */
const missingJoin = 'errorMissingRTE'

/** Messages of errors without a code or with status 500, from Payload and its multipart parser. */
const messages =
  /^(Unexpected end of form|Malformed (content type|part header)|Multipart: Boundary not found|Unsupported content type|Request is not eligible for file upload|uploadConfig\.handlers is not present|Cannot find field for path at )/

export function isInputError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof APIError && error.status !== 500) return false
  // Nested too deeply for recursion.
  if (error instanceof RangeError && error.message === 'Maximum call stack size exceeded') return true
  // Invalid percent encoding or JSON.
  if (error instanceof URIError || error instanceof SyntaxError) return true
  if ('code' in error && codes.test(String(error.code))) return true
  if ('routine' in error && error.routine === missingJoin) return true
  return messages.test(error.message) || isInputError(error.cause)
}
