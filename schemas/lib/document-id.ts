import { z } from 'zod'

/** The id of a stored document: what PostgreSQL can hold. */
export const documentId = z
  .int()
  .positive()
  .max(2 ** 31 - 1)
