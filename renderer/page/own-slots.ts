import { listSlots } from '#blocks/_kit/define-block.ts'
import { isSlotValue } from '#schemas/page/block-node.ts'
import type { PreparedPage } from './prepare-blocks.ts'

/** Ids of the blocks in the slots of the page's own blocks. */
export const listOwnSlots = ({ blocks }: PreparedPage): Record<string, Record<string, string[]>> =>
  Object.fromEntries(
    blocks.flatMap(({ id, known, isOwn }) => {
      const names = isOwn && known ? listSlots(known.block) : []
      return names.length > 0
        ? [[id, Object.fromEntries(names.map((name) => [name, listIds(known?.props[name])]))]]
        : []
    }),
  )

const listIds = (nodes: unknown): string[] => (isSlotValue(nodes) ? nodes.map(({ id }) => id) : [])
