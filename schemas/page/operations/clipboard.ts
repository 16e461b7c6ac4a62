import { z } from 'zod'
import { blockNode, type BlockNode } from '../block-node.ts'
import { isFields } from '../same-value.ts'
import { isWholeValue } from '../whole-value.ts'

/** A document that copied blocks refer to. `name` is what its site calls it, for finding the same on another site. */
const copiedReference = z.object({ collection: z.string(), id: z.int(), name: z.string() })
export type CopiedReference = z.infer<typeof copiedReference>

/** Blocks on the clipboard, as JSON. */
export const copiedBlocks = z.object({
  forecourt: z.literal('blocks'),
  version: z.literal(1),
  /** Id of the tenant that they were copied from. */
  tenant: z.int(),
  nodes: z.array(blockNode).min(1),
  references: z.array(copiedReference),
})
export type CopiedBlocks = z.infer<typeof copiedBlocks>

export const writeClipboard = (copied: Pick<CopiedBlocks, 'tenant' | 'nodes' | 'references'>): string =>
  JSON.stringify({ forecourt: 'blocks', version: 1, ...copied } satisfies CopiedBlocks)

/** Null for any other text. */
export function readClipboard(text: string): CopiedBlocks | null {
  try {
    const result = copiedBlocks.safeParse(JSON.parse(text))
    return result.success ? result.data : null
  } catch {
    return null
  }
}

/** Copies of blocks with new ids, also for those in slots and for rows of lists: ids are unique in a page. */
export const copyNodes = (nodes: readonly BlockNode[], createId: () => string): BlockNode[] =>
  nodes.map((node) => ({ ...node, ...renewIn(node, createId), id: createId() }))

const renewIn = (fields: Record<string, unknown>, createId: () => string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, renewIds(value, createId)]))

function renewIds(value: unknown, createId: () => string): unknown {
  if (Array.isArray(value)) return value.map((each) => renewIds(each, createId))
  if (!isFields(value) || isWholeValue(value)) return value
  return { ...renewIn(value, createId), ...(typeof value['id'] === 'string' ? { id: createId() } : {}) }
}
