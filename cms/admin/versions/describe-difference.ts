import type { FlattenedField, PayloadRequest, SanitizedCollectionConfig, SanitizedConfig } from 'payload'
import type { BlockChange } from '#schemas/page/compare/compare-layouts.ts'
import type { ValuePath } from '#schemas/page/list-changes.ts'
import { listNodes } from '#schemas/page/walk.ts'
import { describePath } from '../../editing/describe-path.ts'
import { nameBlock } from '../../versions/name-block.ts'
import { type Change, type Content, readNodes } from './compare-versions.ts'
import { formatValue, type ValueContext } from './format-value.ts'
import { sayPlace } from './say-place.ts'
import { endAtValue, readAt } from './read-at.ts'
import { readTitles } from './read-titles.ts'

/** A changed value, with both sides in words. */
export interface ValueDifference {
  label: string
  before: string
  after: string
}

export interface BlockDifference {
  id: string
  kind: BlockChange['kind']
  name: string
  moved: { from: string; to: string } | null
  /** Where it was added or from where it was removed. */
  place: string | null
  /** Names of the blocks in it that were added or removed with it. */
  holds: string[]
  fields: ValueDifference[]
}

export interface Difference {
  fields: ValueDifference[]
  blocks: BlockDifference[]
}

interface DescribeInput {
  collection: SanitizedCollectionConfig
  timeZone: string
}

/** A difference in words: labels, titles of referenced documents, amounts and dates as the form shows them. */
export async function describeDifference(
  req: PayloadRequest,
  change: Change,
  { collection, timeZone }: DescribeInput,
): Promise<Difference> {
  const named = new Map<string, Set<number>>()
  const note = (slug: string, id: number): string => {
    named.set(slug, (named.get(slug) ?? new Set()).add(id))
    return ''
  }
  // Once to find the documents that values refer to, and once with their titles.
  const describe = (words: ValueContext) => describeAll(change, { config: req.payload.config, collection, words })
  describe({ timeZone, findTitle: note })
  return describe({ timeZone, findTitle: await readTitles(req, named) })
}

interface DescriptionContext {
  config: SanitizedConfig
  collection: SanitizedCollectionConfig
  words: ValueContext
}

const describeAll = (change: Change, { config, collection, words }: DescriptionContext): Difference => ({
  fields: describeValues(change.fields, {
    config,
    words,
    fields: collection.flattenedFields,
    before: change.before,
    after: change.after,
  }),
  blocks: change.blocks.map((each) => describeBlock(each, { change, config, words })),
})

interface OfBlock extends Omit<DescriptionContext, 'collection'> {
  change: Change
}

function describeBlock(block: BlockChange, { change, config, words }: OfBlock): BlockDifference {
  const { id, kind } = block
  const [old, now] = [readNodes(change.before['layout']), readNodes(change.after['layout'])]
  if (block.kind !== 'kept') {
    const { node, place } = block
    const holds = listNodes([node])
      .slice(1)
      .map((each) => nameBlock(each.node))
    const where = sayPlace(place, kind === 'added' ? now : old)
    return { id, kind, name: nameBlock(node), moved: null, place: where, holds, fields: [] }
  }
  const { before, after, moved } = block
  const fields = config.blocks?.find(({ slug }) => slug === after.blockType)?.flattenedFields ?? []
  return {
    id,
    kind,
    name: nameBlock(after),
    moved: moved && { from: sayPlace(moved.from, old), to: sayPlace(moved.to, now) },
    place: null,
    holds: [],
    fields: describeValues(block.fields, { config, words, fields, before, after }),
  }
}

interface Values {
  config: SanitizedConfig
  words: ValueContext
  fields: FlattenedField[]
  before: Content
  after: Content
}

const describeValues = (
  paths: readonly ValuePath[],
  { config, words, fields, before, after }: Values,
): ValueDifference[] =>
  listEnds(paths, fields).map((path) => {
    const [old, now] = [readAt(before, { fields, path }), readAt(after, { fields, path })]
    return {
      label: describePath({ config, fields, path, versions: [after, before] }),
      before: formatValue(old.value, old.field, words),
      after: formatValue(now.value, now.field, words),
    }
  })

const listEnds = (paths: readonly ValuePath[], fields: FlattenedField[]): ValuePath[] => [
  ...new Map(paths.map((path) => endAtValue({ fields, path })).map((path) => [path.join('/'), path] as const)).values(),
]
