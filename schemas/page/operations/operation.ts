import { z } from 'zod'
import { blockNode } from '../block-node.ts'
import { blockPlace, fieldPath } from '../canvas-messages.ts'

const id = z.string().min(1)
const ids = z.array(id).min(1)

/**
 * A change of a block tree. Blocks are named by id; new nodes bring ids that the tree does not contain yet.
 *
 * The index of a `move` counts the slot as it is before the move, moved blocks included, as a drop indicator does. Blocks of a `move` or
 * `wrap` keep their document order; blocks within another named block stay in it. A `wrap` puts `wrapper` where the first block was, an
 * `unwrap` the blocks of all slots where their block was. A `duplicate` puts `copies`, made by `copyNodes`, after the last of the blocks.
 * A `set` without a value removes the field; one that adds a field puts it before the field `before`, so that an inverse restores their order.
 */
export const operation = z.discriminatedUnion('type', [
  z.object({ type: z.literal('insert'), place: blockPlace, nodes: z.array(blockNode).min(1) }),
  z.object({ type: z.literal('remove'), ids }),
  z.object({ type: z.literal('move'), ids, place: blockPlace }),
  z.object({ type: z.literal('duplicate'), ids, copies: z.array(blockNode).min(1) }),
  z.object({ type: z.literal('replace'), id, node: blockNode }),
  z.object({ type: z.literal('wrap'), ids, wrapper: blockNode, slot: z.string() }),
  z.object({ type: z.literal('unwrap'), id }),
  z.object({
    type: z.literal('set'),
    id,
    field: fieldPath.min(1),
    value: z.unknown().optional(),
    before: z.string().nullish(),
  }),
])
export type Operation = z.infer<typeof operation>
export type OperationWith<T extends Operation['type']> = Extract<Operation, { type: T }>
