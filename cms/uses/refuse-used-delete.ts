import {
  APIError,
  type CollectionAfterOperationHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { isFields } from '#schemas/page/same-value.ts'
import { isBulkResult } from '../editing/bulk-operation.ts'
import { isByPerson } from '../editing/precondition.ts'
import { readText } from '../fields/read-text.ts'
import { readId } from '../outbox/announce.ts'
import { findUses } from './find-uses.ts'
import * as texts from './texts.ts'
import { confirmedHeader, isUsedCollection, type Use, type UsedDocument } from './use.ts'

const stateWords = { published: texts.published, draft: texts.draft }

/** Most uses that a sentence names. */
const most = 3

const nameFlag = (slug: string): string => `deletedByPerson:${slug}`

/**
 * Notes deletions by a person, in contrast to those that our own code makes in the same request, as when a whole site goes. Payload copies
 * the context of a request, so the note is a value in it.
 */
export const noteDeleter: CollectionBeforeOperationHook = ({ args, collection, operation, overrideAccess, req }) => {
  if (operation === 'delete') {
    req.context[nameFlag(collection.slug)] = isByPerson(req, overrideAccess)
    req.context[usedKey] ??= new Map<number, UsedDocument>()
  }
  return args
}

/**
 * Refuses to delete what a page shows, until the person confirms it. The platform's own code deletes without asking. It costs a person one
 * more request, and nobody a page with a hole in it.
 */
export const refuseUsedDelete: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  if (!isUsedCollection(collection.slug) || req.context[nameFlag(collection.slug)] !== true) return
  if (req.headers.get(confirmedHeader) === 'yes') return
  const document = await findDocument(req, { collection, id: Number(id) })
  if (document.tenant === null) return
  const uses = await findUses(req, { tenant: document.tenant, collection: collection.slug, id: Number(id) })
  if (uses.length === 0) return
  const used: UsedDocument = { title: document.title, uses }
  noteUsed(req, Number(id), used)
  throw new APIError(texts.itIsUsed({ uses: listUses(uses) }), 409, { ...used }, true)
}

/** Adds to the answer to a deletion of several where each that was kept is used. Payload copies of an error its sentence alone. */
export const reportUsedDeletes: CollectionAfterOperationHook = ({ operation, req, result }) => {
  const used = operation === 'delete' && isBulkResult(result) ? readUsed(req) : null
  if (!used || !isBulkResult(result)) return result
  const errors = result.errors.map((error) =>
    isFields(error) && used.has(Number(error['id'])) ? { ...error, data: used.get(Number(error['id'])) } : error,
  )
  return Object.assign(result, { errors })
}

const usedKey = 'usedDocuments'

/** In the request's context, whose copies share the map. */
const readUsed = (req: PayloadRequest): Map<number, UsedDocument> | null => {
  const used = req.context[usedKey]
  return used instanceof Map ? used : null
}

const noteUsed = (req: PayloadRequest, id: number, used: UsedDocument): void => void readUsed(req)?.set(id, used)

async function findDocument(
  req: PayloadRequest,
  document: { collection: SanitizedCollectionConfig; id: number },
): Promise<{ tenant: number | null; title: string }> {
  const title = document.collection.admin.useAsTitle ?? 'id'
  const found = await req.payload.db.findOne<Record<string, unknown> & { id: number }>({
    collection: document.collection.slug,
    req,
    select: { tenant: true, [title]: true },
    where: { id: { equals: document.id } },
  })
  return { tenant: readId(found?.['tenant']), title: readText(found?.[title]) }
}

function listUses(uses: readonly Use[]): string {
  const named = uses
    .slice(0, most)
    .map(({ title, state }) => texts.named({ title: title || texts.untitled, state: stateWords[state] }))
  const more = uses.length > most ? [texts.andMore({ count: uses.length - most })] : []
  return new Intl.ListFormat('en-AU').format([...named, ...more])
}
