import { APIError, type PayloadRequest } from 'payload'
import { z } from 'zod'

const fields = z.record(z.string(), z.unknown())

/** What a save says of the version it started from, beside its fields. */
const startedFrom = z.object({
  /** The fields that the save changes, as they were when the form was opened. */
  _base: fields.optional(),
  /** Decided conflicts by path: the side that holds, and the value of theirs that the decision was made on. */
  _decisions: z.record(z.string(), z.object({ side: z.enum(['mine', 'theirs']), theirs: z.unknown() })).optional(),
})
export type Decisions = NonNullable<z.infer<typeof startedFrom>['_decisions']>

/** What the headers of a request say of the version that it started from. */
interface Precondition {
  /** What others changed after this moment is not overwritten. */
  unchangedSince: Date | null
  /** `If-Match: *`: overwrite whatever is there. */
  isForced: boolean
}

export interface Save extends Precondition {
  /** What the save sets, without what it says of itself. */
  data: Record<string, unknown>
  base: Record<string, unknown> | null
  decisions: Decisions
}

export function readSave(data: Record<string, unknown>, headers: Headers): Save {
  const { _base, _decisions, ...rest } = data
  const said = startedFrom.safeParse({ _base, _decisions })
  if (!said.success)
    throw new APIError('`_base` takes the fields of the document as they were read. Nothing was saved.', 400)
  return {
    data: rest,
    base: said.data._base ?? null,
    decisions: said.data._decisions ?? {},
    ...readPrecondition(headers),
  }
}

export function readPrecondition(headers: Headers): Precondition {
  const since = headers.get('if-unmodified-since')
  const unchangedSince = since === null ? null : new Date(since)
  if (unchangedSince && Number.isNaN(unchangedSince.getTime()))
    throw new APIError('`If-Unmodified-Since` takes a date of HTTP. Nothing was saved.', 400)
  return { unchangedSince, isForced: headers.get('if-match') === '*' }
}

/** What Payload writes itself. A save of these alone, as when a page is published or unpublished, overwrites nobody's work. */
const ownFields = new Set(['id', '_status', 'createdAt', 'updatedAt', 'deletedAt'])

export const contentOf = (data: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([key, value]) => !ownFields.has(key) && value !== undefined))

/** Whether people, by REST, GraphQL or the admin, ask for this save: our own code says what it means without a form. */
export const isByPerson = (req: PayloadRequest, overrideAccess: boolean | undefined): boolean =>
  Boolean(req.user) && overrideAccess !== true && req.payloadAPI !== 'local'

export const preconditionRequired = (): APIError =>
  new APIError(
    'Say which version this save started from: `_base` with the values that you read of the fields that you change, ' +
      'or the header If-Unmodified-Since with the moment at which you read them, or If-Match: * to overwrite whatever is there. Nothing was saved.',
    428,
    null,
    true,
  )

/** For what takes or replaces documents as a whole: there are no fields to merge by. */
export const timeRequired = (): APIError =>
  new APIError(
    'Say which version this started from: the header If-Unmodified-Since with the moment at which you read the documents, ' +
      'or If-Match: * to go on whatever changed since. Nothing was changed.',
    428,
    null,
    true,
  )
