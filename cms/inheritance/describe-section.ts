import { blockBySlug, summaryOf } from '#blocks/index.ts'
import type { BlockNode } from '#schemas/page/block-node.ts'
import type { Section } from './inheritance-report.ts'

export const describeSection = (node: BlockNode): Section => ({
  id: node.id,
  label: blockBySlug(node.blockType)?.label ?? node.blockType,
  summary: summaryOf(node.blockType, node) ?? '',
})
