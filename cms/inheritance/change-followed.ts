import { APIError, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { pickFollowed } from '#schemas/page/follow/following.ts'
import { isSamePlace, type ValuePath } from '#schemas/page/list-changes.ts'
import { resetValue } from '#schemas/page/follow/reset-value.ts'
import { inRequestTransaction } from '../database/in-request-transaction.ts'
import { describePath } from '../editing/describe-path.ts'
import { listEdits } from '../editing/edits.ts'
import { lockDocuments } from '../editing/lock-documents.ts'
import { readPrecondition, timeRequired } from '../editing/precondition.ts'
import { readNewest } from '../editing/read-newest.ts'
import { refuseUnseen } from '../editing/refuse-stale-save.ts'
import { describeEdits } from '../editing/unseen-changes.ts'
import type { Page } from '../generated/payload-types.ts'
import { readId } from '../outbox/announce.ts'
import { findTemplatePage } from './find-template-page.ts'
import { writesFollowing } from './following-field.ts'
import { showFollowed } from './show-followed.ts'
import * as texts from './texts.ts'

/**
 * `update` brings the site's page up to date with its template. All others do so first. `reset` takes the template's value at a path,
 * `discard` forgets a change that has no place, and with `stop` the page follows no longer and keeps all that it shows.
 */
export const followedChange = z.discriminatedUnion('type', [
  z.object({ type: z.literal('update') }),
  z.object({ type: z.literal('reset'), path: z.array(z.string()).min(1).max(100) }),
  z.object({ type: z.literal('discard'), block: z.string() }),
  z.object({ type: z.literal('stop') }),
])
export type FollowedChange = z.infer<typeof followedChange>

/**
 * Changes the draft of a site's page that follows its template's. The page is locked and read again, so that a save of a moment ago is part of
 * the result; only a reset replaces values, and is refused if somebody else changed them since the user read the page.
 */
export const changeFollowed = (req: PayloadRequest, { id, change }: { id: number; change: FollowedChange }) =>
  inRequestTransaction(req, async () => {
    await lockDocuments(req, { collection: 'pages', ids: [id] })
    const own = await readNewest(req, { collection: { slug: 'pages' }, id, overrideAccess: true })
    const site = readId(own?.['tenant'])
    const template = own && site !== null ? await findTemplatePage(req, { site, path: own['path'] }) : null
    const shown = own && showFollowed(own, template)
    if (!own || !template || !shown) throw new APIError(texts.thisPageDoesNotFollow, 409, null, true)
    if (change.type === 'reset') await refuseUnseenEdits(req, { id, path: change.path, own })
    await req.payload.update({
      collection: 'pages',
      id,
      req,
      draft: true,
      depth: 0,
      overrideAccess: true,
      context: writesFollowing,
      data: { ...applyChange(change, { shown, template }), _status: 'draft' },
    })
  })

interface FollowedChangeContext {
  shown: NonNullable<ReturnType<typeof showFollowed>>
  template: Page
}

function applyChange(change: FollowedChange, { shown, template }: FollowedChangeContext): Record<string, unknown> {
  const base = pickFollowed(template)
  const { content, setAside } = shown
  const upToDate = { ...content, following: { page: template.id, base, setAside } }
  switch (change.type) {
    case 'update':
      return upToDate
    case 'reset':
      return { ...upToDate, ...resetValue({ content, template: base, path: change.path }) }
    case 'discard': {
      const kept = setAside.filter(({ own }) => own.id !== change.block)
      return { ...upToDate, following: { page: template.id, base, setAside: kept } }
    }
    case 'stop':
      return { ...content, following: null }
  }
}

interface Reset {
  id: number
  path: ValuePath
  own: Record<string, unknown>
}

async function refuseUnseenEdits(req: PayloadRequest, { id, path, own }: Reset): Promise<void> {
  const { unchangedSince } = readPrecondition(req.headers)
  if (!unchangedSince) throw timeRequired()
  const edits = await listEdits(req, { collection: 'pages', ids: [id], since: unchangedSince })
  const unseen = edits.filter((edit) => edit.by.id !== req.user?.id && isSamePlace(edit.path, path))
  if (unseen.length === 0) return
  const fields = req.payload.collections.pages.config.flattenedFields
  const label = (edit: { path: ValuePath }) =>
    describePath({ config: req.payload.config, fields, path: edit.path, versions: [own] })
  throw refuseUnseen({ done: 'reset', changes: describeEdits(unseen, label), opened: 'it' })
}
