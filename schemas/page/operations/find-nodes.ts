import type { BlockNode } from '../block-node.ts'
import type { BlockPlace } from '../canvas-messages.ts'
import { listNodes, type NodePath } from '../walk.ts'

export interface FoundNode {
  node: BlockNode
  path: NodePath
  place: BlockPlace
}
export type FoundNodes = ReadonlyMap<string, FoundNode>

/** Every node of a tree by id, in document order. */
export function findNodes(layout: BlockNode[]): FoundNodes {
  const found = new Map<string, FoundNode>()
  const above: string[] = []
  for (const { node, path } of listNodes(layout)) {
    const depth = (path.length - 1) / 2
    above[depth] = node.id
    found.set(node.id, { node, path, place: placeAt(path, above[depth - 1] ?? null) })
  }
  return found
}

function placeAt(path: NodePath, parent: string | null): BlockPlace {
  const [slot, index] = path.slice(-2)
  if (typeof slot === 'string' && parent !== null) return { parent, slot, index: Number(index) }
  return { parent: null, slot: null, index: Number(path.at(-1)) }
}

/** The named nodes in document order, without those inside another named one; null if one is missing. */
export function findRoots(found: FoundNodes, ids: readonly string[]): FoundNode[] | null {
  if (ids.some((id) => !found.has(id))) return null
  const named = new Set(ids)
  return [...found.values()].filter(
    ({ node, place }) => named.has(node.id) && (place.parent === null || !isWithin(found, place.parent, named)),
  )
}

/** Whether a node is one of the named ones or inside one. */
export function isWithin(found: FoundNodes, id: string, named: ReadonlySet<string>): boolean {
  const parent = found.get(id)?.place.parent ?? null
  return named.has(id) || (parent !== null && isWithin(found, parent, named))
}
