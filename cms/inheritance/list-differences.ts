import type { SanitizedConfig } from 'payload'
import { isBlockNode } from '#schemas/page/block-node.ts'
import { pickFollowed } from '#schemas/page/follow/following.ts'
import { listChanges, rowStep, type ValuePath } from '#schemas/page/list-changes.ts'
import { listNodes } from '#schemas/page/walk.ts'
import { describePath } from '../editing/describe-path.ts'

/** What a site's page has otherwise than the template's page. */
export interface Difference {
  path: ValuePath
  /** `Blocks › Hero (block 1) › Heading` */
  label: string
  /** The start of the label, to the block: `Blocks › Hero (block 1)`; null for a field of the page. */
  section: string | null
  /** The id of the block; null for a field of the page. */
  block: string | null
  what: 'changed' | 'added' | 'removed' | 'moved'
}

interface ComparedPages {
  template: object
  own: object
}

/** A block that moved into another list is one difference. */
export function listDifferences(config: SanitizedConfig, { template, own }: ComparedPages): Difference[] {
  const [before, after] = [pickFollowed(template), pickFollowed(own)]
  const fields = config.collections.find(({ slug }) => slug === 'pages')?.flattenedFields ?? []
  const ids = { before: listIds(before), after: listIds(after) }
  const describe = (path: ValuePath) => describePath({ config, fields, path, versions: [after, before] })
  const found = listChanges({ before, after }).map((path) => {
    const change = describeChange(path, ids)
    const upToBlock = change.block === null ? null : path.slice(0, path.lastIndexOf(rowStep(change.block)) + 1)
    return { path, label: describe(path), section: upToBlock && describe(upToBlock), ...change }
  })
  return found.filter(({ what, block }, index) => what !== 'moved' || !hasBefore(found.slice(0, index), block))
}

const hasBefore = (found: readonly Pick<Difference, 'block' | 'what'>[], block: string | null): boolean =>
  found.some((each) => each.what === 'moved' && each.block === block)

interface Ids {
  before: ReadonlySet<string>
  after: ReadonlySet<string>
}

function describeChange(path: ValuePath, { before, after }: Ids): Pick<Difference, 'block' | 'what'> {
  const step = path.findLast((each) => each.startsWith('#') && (before.has(each.slice(1)) || after.has(each.slice(1))))
  const block = step?.slice(1) ?? null
  if (block === null || path.at(-1) !== step) return { block, what: 'changed' }
  if (before.has(block) && after.has(block)) return { block, what: 'moved' }
  return { block, what: after.has(block) ? 'added' : 'removed' }
}

const listIds = ({ layout }: Record<string, unknown>): Set<string> =>
  new Set(listNodes(Array.isArray(layout) ? layout.filter(isBlockNode) : []).map(({ node }) => node.id))
