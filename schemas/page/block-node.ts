import { z } from 'zod'

/**
 * A stored block: flat, as in Payload's blocks field. Props are beside the four system fields; a slot's value is an array of nodes. Only
 * the block's own definition can validate the rest, so it is passed through.
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

/** Whether a value is a non-empty array of nodes. An empty array is ambiguous, since any list may be empty. */
export const isSlotValue = (value: unknown): value is BlockNode[] =>
  Array.isArray(value) && value.length > 0 && value.every(isBlockNode)
