import type { BlockNode } from '#schemas/page/block-node.ts'
import type { CanvasField } from '#schemas/page/canvas-blocks.ts'
import { listNodes } from '#schemas/page/walk.ts'

/** The value of a block's field in a tree; undefined if there is none. */
export function readField(layout: BlockNode[], id: string, path: CanvasField['path']): unknown {
  const found: unknown = listNodes(layout).find(({ node }) => node.id === id)?.node
  return path.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined),
    found,
  )
}
