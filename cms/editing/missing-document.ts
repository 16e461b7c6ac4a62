import { NotFound, type PayloadRequest } from 'payload'

/** The answer to a person whose document is gone, most likely a moment ago. */
export function missingDocument(req: PayloadRequest): NotFound {
  const error = new NotFound(req.t)
  error.message = 'This document does not exist. It may have been deleted.'
  return error
}
