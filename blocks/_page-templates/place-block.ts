import type { BlockNode } from '#schemas/page/block-node.ts'
import type { BlockDefinition } from '../_kit/define-block.ts'
import type { PropsInput } from '../_kit/props.ts'

interface TemplateBlockInput<D extends BlockDefinition> {
  block: D
  /** The version that the values are written for. A test compares it with the block’s newest. */
  version: D['version']
  data: PropsInput<D>
}

/** A block of a page template. It gets its id when a page is created. */
export const placeBlock = <D extends BlockDefinition>({ block, version, data }: TemplateBlockInput<D>): BlockNode => ({
  ...data,
  id: '',
  blockType: block.slug,
  blockVersion: version,
})
