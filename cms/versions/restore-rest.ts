import { Forbidden, type PayloadRequest, type SanitizedCollectionConfig } from 'payload'
import { inRequestTransaction } from '../database/in-request-transaction.ts'
import { missingDocument } from '../editing/missing-document.ts'
import { lockDocuments } from '../editing/lock-documents.ts'
import { pickContent } from '../editing/precondition.ts'
import { readNewest } from '../editing/read-newest.ts'
import { refuseUnseenChanges } from '../editing/refuse-stale-restore.ts'
import { findRestoreProblems } from './find-restore-problems.ts'
import { leaveOutReferences } from './leave-out-references.ts'
import { readVersion } from './read-version.ts'

interface PartialRestoreInput {
  collection: SanitizedCollectionConfig
  /** The document. */
  id: number
  version: number
}

/**
 * Restores a version without what stands in the way, as a draft where there are drafts: a value that another document has now stays as it is, and
 * references to deleted documents are left out. Refused if somebody else changed the document after the user read the versions.
 */
export const restoreRest = (
  req: PayloadRequest,
  { collection, id, version: versionId }: PartialRestoreInput,
): Promise<void> =>
  inRequestTransaction(req, async () => {
    const version = await readVersion(req, { collection: collection.slug, parent: id, id: versionId })
    if (!version) throw missingDocument(req)
    await lockDocuments(req, { collection: collection.slug, ids: [id] })
    const current = await readNewest(req, { collection, id, overrideAccess: false })
    if (!current) throw missingDocument(req)
    if (!(await collection.access.update({ req, id, data: {} }))) throw new Forbidden(req.t)
    await refuseUnseenChanges(req, { collection, id })
    const { taken, gone } = await findRestoreProblems(req, { collection, id, content: version.content })
    const kept = Object.fromEntries(taken.map(({ field }) => [field, current[field]]))
    await req.payload.update({
      collection: collection.slug,
      id,
      data: {
        ...pickContent({ ...leaveOutReferences(version.content, gone), ...kept }),
        ...(collection.versions?.drafts ? { _status: 'draft' } : {}),
        _base: pickContent(current),
      } as never,
      draft: true,
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    })
  })
