import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { readAuthors } from '../../versions/read-authors.ts'
import { findVersions, readVersion, type StoredVersion } from '../../versions/read-version.ts'
import { compareVersions } from './compare-versions.ts'
import { describeDifference, type Difference } from './describe-difference.ts'
import { readStanding } from './read-standing.ts'
import { sayAuthors } from './say-authors.ts'
import { findState, type VersionState } from './state-of-version.ts'

/** What a version is compared with: the one before it says what it changed, the current one what restoring would change. */
export type ComparedWith = 'before' | 'now'

interface ComparisonQuery {
  collection: SanitizedCollectionConfig
  /** The document. */
  parent: number
  id: number
  comparedWith: ComparedWith
  timeZone: string
}

export interface Comparison {
  version: StoredVersion
  /** The version on the other side; null for the first. */
  other: StoredVersion | null
  authors: string
  state: VersionState
  isNewest: boolean
  difference: Difference | null
}

/** A version beside another one; null if the user may not read it. */
export async function readComparison(req: PayloadRequest, query: ComparisonQuery): Promise<Comparison | null> {
  const { collection, parent, id, comparedWith, timeZone } = query
  const version = await readVersion(req, { collection: collection.slug, parent, id })
  if (!version) return null
  const standing = await readStanding(req, { collection, id: parent })
  const other = await findOther(req, { version, query, newest: standing.newest })
  const sides = comparedWith === 'before' ? { before: other, after: version } : { before: version, after: other }
  const authors = await readAuthors(req, { collection: collection.slug, ids: [id] })
  return {
    version,
    other,
    authors: sayAuthors(authors.get(id) ?? []),
    state: findState(version, standing),
    isNewest: id === standing.newest,
    difference:
      sides.before && sides.after
        ? await describeDifference(
            req,
            compareVersions(collection, { before: sides.before.content, after: sides.after.content }),
            { collection, timeZone },
          )
        : null,
  }
}

interface OtherVersionQuery {
  version: StoredVersion
  query: ComparisonQuery
  newest: number | null
}

async function findOther(
  req: PayloadRequest,
  { version, query, newest }: OtherVersionQuery,
): Promise<StoredVersion | null> {
  const ask = { collection: query.collection.slug, parent: query.parent }
  if (query.comparedWith === 'now') return newest === null ? null : readVersion(req, { ...ask, id: newest })
  const [before] = await findVersions(req, { ...ask, where: { updatedAt: { less_than: version.updatedAt } }, limit: 1 })
  return before ?? null
}
