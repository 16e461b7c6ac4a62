import { blocks, listPageRules } from '#blocks/index.ts'
import { findBlockRules } from '#schemas/page/operations/page-rules.ts'
import { findPageRefusal } from '#schemas/page/operations/placement-issues.ts'
import { listNodeIssues } from '#schemas/page/operations/slot-issues.ts'
import type { NodePath } from '#schemas/page/walk.ts'

/**
 * Slugs of the blocks allowed at the top level of a document; a block itself defines what its slots accept. A block that needs a vehicle is
 * allowed only on pages with one in the address, such as `/cars/:slug` and `/print?car_id=`, and in reusable sections, which may be used on
 * such a page. Parts, such as the filters of a stock search, are allowed only inside their parent block, which any page can hold.
 */
export const offeredBlocks = (document: { path?: unknown }): string[] =>
  blocks.filter((block) => whyMisplaced(block, { document, path: [0] }) === null).map((block) => block.slug)

interface SlotOfBlock {
  /** Slug of the block. */
  block: string
  slot: string
  /** Number of slots above the blocks in it, itself included. */
  depth: number
}

/** The blocks that a slot takes in this document. */
export function offeredInSlot({ block, slot, depth }: SlotOfBlock, document: { path?: unknown }): string[] {
  const rules = listPageRules(document)
  const known = findBlockRules(rules, block)?.slots.find(({ name }) => name === slot)
  if (!known) return []
  return blocks.flatMap(({ slug }) => {
    const isTaken =
      listNodeIssues(rules, { slot: known, node: { id: '', blockType: slug }, index: 0, depth }).length === 0
    return isTaken && findPageRefusal(rules, { slug, isTop: false }) === null ? [slug] : []
  })
}

interface Place {
  document: { path?: unknown }
  /** Path of the node in the document's layout. */
  path: NodePath
}

/** The reason why a block is not allowed there, for marketers; null if it is allowed. */
export const whyMisplaced = ({ slug }: { slug: string }, { document, path }: Place): string | null =>
  findPageRefusal(listPageRules(document), { slug, isTop: path.length === 1 })
