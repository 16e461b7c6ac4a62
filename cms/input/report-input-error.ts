import { type AfterErrorHook, APIError } from 'payload'

/** Payload answers 500 for what a sender got wrong, where only the database or a parser finds it: those are answered 400. They stay in the log. */
export const reportInputError: AfterErrorHook = ({ error, req }) => {
  if (typeof req.routeParams?.['filename'] === 'string' && isFileNameWrong(error))
    return { status: 404, response: { errors: [{ message: 'There is no such file.' }] } }
  if (isInputError(error)) return { status: 400, response: { errors: [{ message: 'This request is malformed.' }] } }
}

/** A name that the file system does not take: it is too long, or holds a NUL character. */
const isFileNameWrong = (error: Error): boolean =>
  'code' in error && /^(ENAMETOOLONG|ERR_INVALID_ARG_VALUE)$/.test(String(error.code))

/**
 * SQLSTATE's class "data exception", for a value that its column cannot hold, and "undefined function", for a comparison that the type of a field
 * does not know.
 */
const codes = /^(22...|42883)$/

/** Errors without a code or with status 500, of Payload and of its parser for multipart bodies. */
const messages =
  /^(Unexpected end of form|Malformed (content type|part header)|Multipart: Boundary not found|Unsupported content type|Request is not eligible for file upload|uploadConfig\.handlers is not present|Cannot find field for path at )/

function isInputError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof APIError && error.status !== 500) return false
  // Nested more deeply than it can be walked.
  if (error instanceof RangeError && error.message === 'Maximum call stack size exceeded') return true
  // A percent encoding or JSON that cannot be read.
  if (error instanceof URIError || error instanceof SyntaxError) return true
  if ('code' in error && codes.test(String(error.code))) return true
  return messages.test(error.message) || isInputError(error.cause)
}
