import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { readAuthors } from '../../versions/read-authors.ts'
import { findVersions, type StoredVersion } from '../../versions/read-version.ts'
import { type Change, compareVersions } from './compare-versions.ts'
import { readStanding } from './read-standing.ts'
import { sayAuthors } from './say-authors.ts'
import { findState, type VersionState } from './state-of-version.ts'
import { summarise } from './summarise.ts'
import * as texts from './texts.ts'

export interface VersionRow {
  id: number
  updatedAt: string
  authors: string
  state: VersionState
  summary: string
}

export interface VersionPage {
  rows: VersionRow[]
  hasOlder: boolean
}

interface VersionListQuery {
  collection: SanitizedCollectionConfig
  id: number
  page: number
  /** Only versions that changed this block. */
  block: string | null
}

/** Versions of one page of the list. Each is compared with the one before it, which an earlier page may not hold. */
export const versionsPerPage = 10

/** The versions of a document, the newest first, each with its author and what it changed. */
export async function readList(req: PayloadRequest, query: VersionListQuery): Promise<VersionPage> {
  const { collection, id, page, block } = query
  // All of a document's versions are kept within this number, or the filter would leave gaps on its pages.
  const kept = collection.versions?.maxPerDoc || 100
  const all = await findVersions(req, {
    collection: collection.slug,
    parent: id,
    limit: block === null ? page * versionsPerPage + 1 : kept,
  })
  const changes = all.map((version, index) => ({
    version,
    change: compareWithBefore(collection, version, all[index + 1]),
  }))
  const isAll = all.length <= page * versionsPerPage || block !== null
  const found =
    block === null
      ? changes.slice((page - 1) * versionsPerPage, page * versionsPerPage)
      : changes.filter(({ change }) => change && touches(change, block))
  const ids = found.map(({ version }) => version.id)
  const [authors, standing] = await Promise.all([
    readAuthors(req, { collection: collection.slug, ids }),
    readStanding(req, { collection, id }),
  ])
  const rows = found.map(({ version, change }) => ({
    id: version.id,
    updatedAt: version.updatedAt,
    authors: sayAuthors(authors.get(version.id) ?? []),
    state: findState(version, standing),
    summary: change
      ? summarise(block === null ? change : keepBlock(change, block), { config: req.payload.config, collection })
      : all.length < kept
        ? texts.created
        : texts.oldestVersionKept,
  }))
  return { rows, hasOlder: !isAll }
}

const compareWithBefore = (
  collection: SanitizedCollectionConfig,
  { content }: StoredVersion,
  before: StoredVersion | undefined,
): Change | null => (before ? compareVersions(collection, { before: before.content, after: content }) : null)

const touches = ({ blocks }: Change, block: string): boolean => blocks.some(({ id }) => id === block)

const keepBlock = (change: Change, block: string): Change => ({
  ...change,
  fields: [],
  blocks: change.blocks.filter(({ id }) => id === block),
})
