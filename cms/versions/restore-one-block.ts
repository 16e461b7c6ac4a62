import { Forbidden, type PayloadRequest, type SanitizedCollectionConfig } from 'payload'
import { listPageRules } from '#blocks/index.ts'
import { type BlockNode, isBlockNode } from '#schemas/page/block-node.ts'
import { restoreBlock } from '#schemas/page/compare/restore-block.ts'
import { rowStep } from '#schemas/page/list-changes.ts'
import { listNodes } from '#schemas/page/walk.ts'
import { makeId } from '../admin/canvas/edit/make-block.ts'
import { inRequestTransaction } from '../database/in-request-transaction.ts'
import { describePath } from '../editing/describe-path.ts'
import { listEdits } from '../editing/edits.ts'
import { lockDocuments } from '../editing/lock-documents.ts'
import { missingDocument } from '../editing/missing-document.ts'
import { readPrecondition, timeRequired } from '../editing/precondition.ts'
import { readNewest } from '../editing/read-newest.ts'
import { refuseUnseen } from '../editing/refuse-stale-save.ts'
import { describeEdits } from '../editing/unseen-changes.ts'
import { conflict } from '../refusal.ts'
import { nameBlock } from './name-block.ts'
import { readVersion } from './read-version.ts'
import * as texts from './texts.ts'

interface BlockRestoreInput {
  collection: SanitizedCollectionConfig
  /** The document. */
  id: number
  version: number
  block: string
}

/**
 * Puts one block of a version back into the current draft, as one new version. Everything else of the draft stays, also what others saved a
 * moment ago. Refused if somebody else changed that block after the user read the versions, since it would be replaced. Returns its name.
 */
export const restoreOneBlock = (req: PayloadRequest, input: BlockRestoreInput): Promise<string> =>
  inRequestTransaction(req, async () => {
    const { collection, id, block } = input
    const version = await readVersion(req, { collection: collection.slug, parent: id, id: input.version })
    if (!version) throw missingDocument(req)
    await lockDocuments(req, { collection: collection.slug, ids: [id] })
    const current = await readNewest(req, { collection, id, overrideAccess: false })
    if (!current) throw missingDocument(req)
    if (!(await collection.access.update({ req, id, data: {} }))) throw new Forbidden(req.t)
    await refuseUnseenChanges(req, { ...input, current })
    const [layout, then] = [readNodes(current['layout']), readNodes(version.content['layout'])]
    const outcome = restoreBlock(layout, {
      id: block,
      version: then,
      rules: listPageRules({ path: current['path'] }),
      createId: makeId,
    })
    if ('refusal' in outcome) throw conflict(texts.notRestored({ reason: outcome.refusal }))
    await req.payload.update({
      collection: collection.slug,
      id,
      data: { layout: outcome.layout, _base: { layout: current['layout'] } } as never,
      draft: true,
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    })
    const restored = listNodes(then).find(({ node }) => node.id === block)
    return restored ? nameBlock(restored.node) : ''
  })

const readNodes = (value: unknown): BlockNode[] => (Array.isArray(value) ? value.filter(isBlockNode) : [])

/** Edits are recorded by path, and the path of a block names the blocks around it too. */
async function refuseUnseenChanges(
  req: PayloadRequest,
  { collection, id, block, current }: BlockRestoreInput & { current: Record<string, unknown> },
): Promise<void> {
  const { unchangedSince: since, isForced } = readPrecondition(req.headers)
  if (isForced) return
  if (!since) throw timeRequired()
  const edits = (await listEdits(req, { collection: collection.slug, ids: [id], since })).filter(
    ({ by, path }) => by.id !== req.user?.id && path.includes(rowStep(block)),
  )
  if (edits.length === 0) return
  const { config } = req.payload
  const label = ({ path }: { path: readonly string[] }) =>
    describePath({ config, fields: collection.flattenedFields, path, versions: [current] })
  throw refuseUnseen({ done: 'restored', changes: describeEdits(edits, label), opened: 'this version' })
}
