import { listPageRules } from '#blocks/index.ts'
import type { BlockNode } from '#schemas/page/block-node.ts'
import type { BlockPlace } from '#schemas/page/canvas-messages.ts'
import { listNodes } from '#schemas/page/walk.ts'
import { nameBlock } from '../../versions/name-block.ts'
import * as texts from './texts.ts'

const rules = listPageRules({})

/** `place 3 on the page`, `place 1 in First column of Columns`. */
export function sayPlace({ parent, slot, index }: BlockPlace, layout: BlockNode[]): string {
  const place = index + 1
  const holder = parent === null ? undefined : listNodes(layout).find(({ node }) => node.id === parent)?.node
  if (!holder) return texts.placeOnThePage({ place })
  const known = rules.blocks[holder.blockType]?.slots.find(({ name }) => name === slot)
  return texts.placeInSlot({ place, slot: known?.label ?? slot ?? '', block: nameBlock(holder) })
}
