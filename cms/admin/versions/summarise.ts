import type { SanitizedCollectionConfig, SanitizedConfig } from 'payload'
import type { BlockChange } from '#schemas/page/compare/compare-layouts.ts'
import type { ValuePath } from '#schemas/page/list-changes.ts'
import { describePath } from '../../editing/describe-path.ts'
import { nameBlock } from '../../versions/name-block.ts'
import type { Change } from './compare-versions.ts'
import * as texts from './texts.ts'

interface SummaryContext {
  config: SanitizedConfig
  collection: SanitizedCollectionConfig
}

/** Changes that a sentence names; the comparison of the versions has them all. */
const most = 3

/** One sentence of what a version changed: `Added Car grid ‘New arrivals’; moved FAQ; changed Heading of Hero`. */
export function summarise(change: Change, { config, collection }: SummaryContext): string {
  const own = sayFields(change.fields, { config, fields: collection.flattenedFields })
  const phrases = [
    ...(own === '' ? [] : [texts.changedFields({ fields: own })]),
    ...change.blocks.map((block) => sayBlock(block, config)),
  ]
  if (phrases.length === 0) return saySame(change)
  const more = phrases.length - most
  const words = [...phrases.slice(0, most), ...(more > 0 ? [texts.moreChanges({ count: more })] : [])].join('; ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function saySame({ before, after }: Change): string {
  if (before['_status'] === after['_status']) return texts.savedAgain
  return after['_status'] === 'published' ? texts.publishedAsItWas : texts.takenOffTheSite
}

function sayBlock(change: BlockChange, config: SanitizedConfig): string {
  if (change.kind === 'added') return texts.addedBlock({ block: nameBlock(change.node) })
  if (change.kind === 'removed') return texts.removedBlock({ block: nameBlock(change.node) })
  const block = nameBlock(change.after)
  if (change.fields.length === 0) return texts.movedBlock({ block })
  const known = config.blocks?.find(({ slug }) => slug === change.after.blockType)
  const fields = sayFields(change.fields, { config, fields: known?.flattenedFields ?? [] })
  return change.moved ? texts.movedAndChangedBlock({ fields, block }) : texts.changedBlock({ fields, block })
}

type Fields = Pick<Parameters<typeof describePath>[0], 'config' | 'fields'>

function sayFields(paths: readonly ValuePath[], { config, fields }: Fields): string {
  const names = [...new Set(paths.map(([name = '']) => name))]
  const labels = names.slice(0, most).map((name) => describePath({ config, fields, path: [name], versions: [] }))
  const more = names.length - most
  const all = more > 0 ? [...labels, texts.moreFields({ count: more })] : labels
  return new Intl.ListFormat('en-AU', { type: 'conjunction' }).format(all)
}
