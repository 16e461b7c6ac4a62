import type { CollectionBeforeOperationHook, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { listChanges } from '#schemas/page/list-changes.ts'
import { mergeDocuments } from '#schemas/page/merge.ts'
import { isFields, isSameValue } from '#schemas/page/same-value.ts'
import { refuseExcessRows } from '../input/check-operations.ts'
import { enforceLimits, refuseExcess } from '../publishing/enforce-limits.ts'
import { describePath } from './describe-path.ts'
import { findEdit, listEdits, pathKey, recordEdits } from './edits.ts'
import { lockDocuments } from './lock-documents.ts'
import { missingDocument } from './missing-document.ts'
import { pickContent, isByPerson, preconditionRequired, readSave, type Save } from './precondition.ts'
import { readNewest } from './read-newest.ts'
import { refuseStaleSave, refuseUnseen } from './refuse-stale-save.ts'
import { describeEdits } from './unseen-changes.ts'
import * as texts from './texts.ts'

/**
 * Prevents a save from overwriting unseen changes. The document is locked first, which serialises its saves. Then the save's changes are
 * merged into the current document. The save is rejected if another person changed the same value differently.
 */
export const mergeSaves: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'update' || !isUpdateOfOne(args)) return args
  const id = Number(args.id)
  await lockDocuments(req, { collection: collection.slug, ids: [id] })
  if (!req.user) return args
  const save = readSave(args.data, req.headers)
  const isPerson = isByPerson(req, overrideAccess)
  // Payload reports the missing permission; no precondition is checked.
  if (isPerson && !(await collection.access.update({ req, id, data: save.data }))) return args
  const theirs = await readNewest(req, { collection, id, overrideAccess: overrideAccess === true })
  // Payload would answer staff of one site 403, as if a deleted document belonged to another site.
  if (!theirs && isPerson) throw missingDocument(req)
  if (!theirs) return { ...args, data: save.data }
  const data = isPerson ? await mergeInto(theirs, { req, collection, id, save }) : save.data
  await recordEdits(req, {
    collection: collection.slug,
    id,
    paths: listChanges({ before: theirs, after: pickContent(data) }),
  })
  return { ...args, data }
}

interface MergeInput {
  req: PayloadRequest
  collection: SanitizedCollectionConfig
  id: number
  save: Save
}

async function mergeInto(theirs: Record<string, unknown>, merging: MergeInput): Promise<Record<string, unknown>> {
  const { req, collection, id, save } = merging
  const { data, base, decisions, isForced, unchangedSince } = save
  const mine = pickContent(data)
  if (isForced || Object.keys(mine).length === 0) return data
  const label = (path: readonly string[], versions: Record<string, unknown>[]) =>
    describePath({ config: req.payload.config, fields: collection.flattenedFields, path, versions })
  const document = { collection: collection.slug, ids: [id] }
  if (base) {
    const { value, conflicts } = mergeDocuments({
      base,
      mine,
      theirs,
      decide: ({ path, theirs: now }) => {
        const decision = decisions[pathKey(path)]
        return decision && isSameValue(decision.theirs, now) ? decision.side : null
      },
    })
    if (conflicts.length === 0) {
      const isJoined = !isSameValue(value, mine)
      if (isJoined) refuseExcessRows(req.payload, { collection, document: value, lead: texts.notSaved })
      if (isJoined && collection.hooks.beforeOperation?.includes(enforceLimits))
        refuseExcess(collection.slug, value, texts.notSaved)
      return { ...data, ...value }
    }
    const edits = await listEdits(req, document)
    throw refuseStaleSave(
      conflicts.map((conflict) => {
        const edit = findEdit(edits, conflict.path)
        const described = label(conflict.path, [theirs, mine, base])
        return { ...conflict, label: described, by: edit?.by ?? null, at: edit?.at ?? null }
      }),
    )
  }
  if (!unchangedSince) throw preconditionRequired()
  const since = (await listEdits(req, { ...document, since: unchangedSince })).filter(
    ({ by, path }) => by.id !== req.user?.id && path[0] !== undefined && path[0] in mine,
  )
  if (since.length === 0) return data
  throw refuseUnseen({
    done: 'changed',
    changes: describeEdits(since, ({ path }) => label(path, [theirs, mine])),
    opened: 'it',
  })
}

/** Payload uses one type for the arguments of all operations. */
const isUpdateOfOne = (args: unknown): args is { id: number | string; data: Record<string, unknown> } =>
  isFields(args) && args['id'] !== undefined && isFields(args['data'])
