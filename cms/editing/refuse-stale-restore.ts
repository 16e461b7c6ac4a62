import type { CollectionBeforeOperationHook, CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { listChanges } from '#schemas/page/list-changes.ts'
import { isFields } from '#schemas/page/same-value.ts'
import { refuseProblems } from '../versions/refuse-problems.ts'
import { recordEdits } from './edits.ts'
import { lockDocuments } from './lock-documents.ts'
import { pickContent, isByPerson, readPrecondition, timeRequired } from './precondition.ts'
import { readNewest } from './read-newest.ts'
import { refuseUnseen } from './refuse-stale-save.ts'
import { listUnseenChanges } from './unseen-changes.ts'

/**
 * Restoring a version replaces the whole document, so nothing can be merged. It is rejected if others changed the document after the user
 * opened that version. The replaced values count as changed by the user.
 */
export const refuseStaleRestore: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'restoreVersion' || !req.user || !isRestore(args)) return args
  const version = await findVersion(req, collection.slug, args.id)
  if (!version) return args
  const { parent: id, content } = version
  await lockDocuments(req, { collection: collection.slug, ids: [id] })
  if (isByPerson(req, overrideAccess)) {
    // Payload reports the missing permission.
    if (!(await collection.access.update({ req, id, data: content }))) return args
    await refuseUnseenChanges(req, { collection, id })
    await refuseProblems(req, { collection, id, content })
  }
  const before = await readNewest(req, { collection, id, overrideAccess: true })
  if (before)
    await recordEdits(req, {
      collection: collection.slug,
      id,
      paths: listChanges({ before, after: pickContent(content) }),
    })
  return args
}

/** Refuses to replace a document that others changed after the user opened a version of it. */
export async function refuseUnseenChanges(
  req: PayloadRequest,
  { collection, id }: { collection: SanitizedCollectionConfig; id: number },
): Promise<void> {
  const { unchangedSince: since, isForced } = readPrecondition(req.headers)
  if (!since && !isForced) throw timeRequired()
  const unseen = since && !isForced ? await listUnseenChanges(req, { collection, ids: [id], since }) : null
  const changes = unseen?.get(id)
  if (changes !== undefined) throw refuseUnseen({ done: 'restored', changes, opened: 'this version' })
}

const isRestore = (args: unknown): args is { id: number | string } => isFields(args) && args['id'] !== undefined

async function findVersion(req: PayloadRequest, collection: string, id: number | string) {
  const { docs } = await req.payload.db.findVersions({
    collection: collection as CollectionSlug,
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
    req,
  })
  const [found] = docs
  return found && isFields(found.version) ? { parent: Number(found.parent), content: found.version } : null
}
