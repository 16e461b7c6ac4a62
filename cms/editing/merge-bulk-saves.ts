import type { CollectionAfterOperationHook, CollectionBeforeOperationHook, Where } from 'payload'
import { isFields } from '#schemas/page/same-value.ts'
import { describePath } from './describe-path.ts'
import { type Edit, listEdits, recordEdits } from './edits.ts'
import { lockDocuments } from './lock-documents.ts'
import { contentOf, isByPerson, preconditionRequired, readSave } from './precondition.ts'
import { overwriteMessage } from './refuse-stale-save.ts'

interface Refused {
  id: number
  message: string
  isPublic: true
}

/** What was refused of a bulk save, by the data that it goes on with. */
const refusedOf = new WeakMap<object, Refused[]>()

/**
 * A bulk save sets a few fields of many documents. It says when its author read them: a document in which another person changed one of these
 * fields since is left as it is and listed under `errors`; in the others these fields are set and all others kept.
 */
export const mergeBulkSaves: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'update' || !isBulkUpdate(args)) return args
  const save = req.user ? readSave(args.data, req.headers) : null
  const data = save?.data ?? args.data
  const mine = contentOf(data)
  const isPerson = isByPerson(req, overrideAccess)
  if (isPerson && !(await collection.access.update({ req, data }))) return { ...args, data }
  const isContent = Object.keys(mine).length > 0
  if (isPerson && isContent && !save?.unchangedSince && !save?.isForced) throw preconditionRequired()
  const ids = await listIds()
  await lockDocuments(req, { collection: collection.slug, ids })
  const since = isPerson && isContent && !save?.isForced ? save?.unchangedSince : null
  const edits = since ? (await listEdits(req, { collection: collection.slug, ids, since })).filter(isForeign) : []
  const refused = [...new Set(edits.map(({ documentId }) => documentId))].map((id) => ({
    id,
    message: overwriteMessage(
      edits.filter(({ documentId }) => documentId === id).map((edit) => ({ edit, label: label(edit) })),
    ),
    isPublic: true as const,
  }))
  const taken = ids.filter((id) => !refused.some((each) => each.id === id))
  const going = { ...data }
  refusedOf.set(going, refused)
  return { ...args, data: going, where: { and: [args.where, { id: { in: taken } }] } }

  function isForeign({ by, path }: Edit): boolean {
    return by.id !== req.user?.id && path[0] !== undefined && path[0] in mine
  }

  function label({ path }: Edit): string {
    return describePath({ config: req.payload.config, fields: collection.flattenedFields, path, versions: [mine] })
  }

  async function listIds(): Promise<number[]> {
    if (!isBulkUpdate(args)) return []
    const { docs } = await req.payload.find({
      collection: collection.slug,
      where: args.where,
      draft: args.draft === true,
      depth: 0,
      pagination: false,
      limit: args.limit ?? 0,
      select: {},
      overrideAccess: !isPerson,
      user: req.user,
      req,
    })
    return docs.map(({ id }) => id)
  }
}

/** Lists what was refused with what Payload itself refused, and remembers who changed the rest. */
export const reportBulkSaves: CollectionAfterOperationHook = async ({ args, collection, operation, req, result }) => {
  const refused = operation === 'update' && isBulkUpdate(args) ? refusedOf.get(args.data) : undefined
  if (!refused || !isBulkUpdate(args) || !isBulkResult(result)) return result
  const paths = Object.keys(contentOf(args.data)).map((key) => [key])
  for (const { id } of result.docs) await recordEdits(req, { collection: collection.slug, id: Number(id), paths })
  return Object.assign(result, { errors: [...result.errors, ...refused] })
}

interface BulkUpdate {
  where: Where
  data: Record<string, unknown>
  draft?: boolean
  limit?: number
}

const isBulkUpdate = (args: unknown): args is BulkUpdate =>
  isFields(args) && args['id'] === undefined && isFields(args['where']) && isFields(args['data'])

const isBulkResult = (result: unknown): result is { docs: { id: number | string }[]; errors: unknown[] } =>
  isFields(result) && Array.isArray(result['docs']) && Array.isArray(result['errors'])
