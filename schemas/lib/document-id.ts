import { z } from 'zod'

/** The id of a stored document, within PostgreSQL's integer range. */
export const documentId = z
  .int()
  .positive()
  .max(2 ** 31 - 1)
