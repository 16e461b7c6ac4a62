import type { Where } from 'payload'
import { isFields } from '#schemas/page/same-value.ts'

interface Delete {
  id?: number | string
  where?: Where
}

/** The target of a deletion. Payload uses one type for the arguments of all operations. */
export const readDelete = (args: unknown): Delete | null => (isDelete(args) ? args : null)

const isDelete = (args: unknown): args is Delete =>
  isFields(args) && (args['id'] !== undefined || isFields(args['where']))
