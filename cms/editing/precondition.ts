import { APIError, type PayloadRequest } from 'payload'
import { z } from 'zod'
import * as texts from './texts.ts'

const fields = z.record(z.string(), z.unknown())

/** Information about the base version in a save's body. */
const startedFrom = z.object({
  /** Previous values of the changed fields, when the form was opened. */
  _base: fields.optional(),
  /** Resolved conflicts by path: the chosen side, and their value at the time of the decision. */
  _decisions: z.record(z.string(), z.object({ side: z.enum(['mine', 'theirs']), theirs: z.unknown() })).optional(),
})
export type Decisions = NonNullable<z.infer<typeof startedFrom>['_decisions']>

/** Information about the base version in a request's headers. */
interface Precondition {
  /** Changes of others after this moment are not overwritten. */
  unchangedSince: Date | null
  /** `If-Match: *`: overwrite whatever is there. */
  isForced: boolean
}

export interface Save extends Precondition {
  /** The save's fields without the precondition. */
  data: Record<string, unknown>
  base: Record<string, unknown> | null
  decisions: Decisions
}

export function readSave(data: Record<string, unknown>, headers: Headers): Save {
  const { _base, _decisions, ...rest } = data
  const result = startedFrom.safeParse({ _base, _decisions })
  if (!result.success)
    throw new APIError('`_base` takes the fields of the document as they were read. Nothing was saved.', 400)
  return {
    data: rest,
    base: result.data._base ?? null,
    decisions: result.data._decisions ?? {},
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

/** Fields that Payload writes itself. A save of these alone, such as publishing or unpublishing, overwrites no edits. */
const ownFields = new Set(['id', '_status', 'createdAt', 'updatedAt', 'deletedAt'])

export const pickContent = (data: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([key, value]) => !ownFields.has(key) && value !== undefined))

/** Whether a user makes this save by REST, GraphQL or the admin. The platform's own code needs no precondition. */
export const isByPerson = (req: PayloadRequest, overrideAccess: boolean | undefined): boolean =>
  Boolean(req.user) && overrideAccess !== true && req.payloadAPI !== 'local'

export const preconditionRequired = (): APIError =>
  new APIError(texts.sayWhichVersionThisSaveStartedFrom, 428, null, true)

/** For operations that delete or replace whole documents: there are no fields to merge. */
export const timeRequired = (): APIError => new APIError(texts.sayWhichVersionThisStartedFrom, 428, null, true)
