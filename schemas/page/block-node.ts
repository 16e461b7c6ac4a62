import { z } from 'zod'

/**
 * A block as it is stored: flat, as Payload's blocks field keeps it. Props stand beside the four system fields; a slot's value is an array
 * of nodes. Only the block's own definition can say what else is valid, so everything else passes through.
 */
export const blockNode = z.looseObject({
  id: z.string(),
  blockType: z.string().min(1),
  blockName: z.string().nullish(),
  blockVersion: z.int().positive().nullish(),
})
export type BlockNode = z.infer<typeof blockNode>

export const isBlockNode = (value: unknown): value is BlockNode =>
  typeof value === 'object' && value !== null && 'blockType' in value && typeof value.blockType === 'string'

/** A slot's value: an array whose every member is a node. An empty array is no slot, since any list may be empty. */
export const isSlotValue = (value: unknown): value is BlockNode[] =>
  Array.isArray(value) && value.length > 0 && value.every(isBlockNode)
