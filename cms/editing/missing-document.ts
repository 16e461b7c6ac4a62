import { NotFound, type PayloadRequest } from 'payload'
import * as texts from './texts.ts'

/** The response for a deleted document, most likely deleted a moment ago. */
export function missingDocument(req: PayloadRequest): NotFound {
  const error = new NotFound(req.t)
  error.message = texts.thisDocumentDoesNotExist
  return error
}
