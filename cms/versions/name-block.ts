import { blockBySlug, summaryOf } from '#blocks/index.ts'
import type { BlockNode } from '#schemas/page/block-node.ts'
import * as texts from './texts.ts'

/** A block by its type and heading, as the structure of the canvas names it: `Hero ‘Drive away today’`. */
export function nameBlock(node: BlockNode): string {
  const label = blockBySlug(node.blockType)?.label ?? node.blockType
  const heading = shorten(summaryOf(node.blockType, node))
  return heading === '' || heading === label ? label : texts.blockWithHeading({ label, heading })
}

const shorten = (words: string): string => (words.length > 60 ? `${words.slice(0, 57).trimEnd()}…` : words)
