import type { FoundNodes } from '../operations/find-nodes.ts'

/** The blocks of two versions of a page. */
export interface TreePair {
  old: FoundNodes
  now: FoundNodes
}

/** Whether both versions have the block. */
export const isKept = (id: string, { old, now }: TreePair): boolean =>
  old.has(id) && old.get(id)?.node.blockType === now.get(id)?.node.blockType
