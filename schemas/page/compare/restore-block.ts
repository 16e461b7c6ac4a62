import type { BlockNode } from '../block-node.ts'
import type { BlockPlace } from '../canvas-messages.ts'
import { applyOperation } from '../operations/apply-operation.ts'
import type { TreeChange, RefusedChange } from '../operations/change-tree.ts'
import { findNodes, type FoundNodes } from '../operations/find-nodes.ts'
import type { PageRules } from '../operations/page-rules.ts'
import { copyNodes } from '../operations/clipboard.ts'
import { mapNodes } from '../walk.ts'
import { findPlaces } from './find-places.ts'
import * as texts from './texts.ts'

interface RestoreInput {
  id: string
  /** The page's blocks in the version that has the block as it shall be. */
  version: BlockNode[]
  rules: PageRules
  createId: () => string
}

/**
 * Puts one block back as it was in a version, with the blocks in it: instead of itself where it stands now, or, if it is gone, where it was.
 * If what held it is gone too, at the nearest place that takes it. A block in it that has since moved elsewhere on the page stays there; the
 * restored block gets a copy.
 */
export function restoreBlock(
  layout: BlockNode[],
  { id, version, rules, createId }: RestoreInput,
): TreeChange | RefusedChange {
  const was = findNodes(version).get(id)
  if (!was) return { refusal: texts.thisVersionHasNoSuchBlock }
  const found = findNodes(layout)
  const node = copyTaken(was.node, { layout, id, createId })
  if (found.has(id)) return applyOperation(layout, { type: 'replace', id, node }, rules)
  return insertAtFirst(layout, { places: findPlaces(id, { version, found }), node, rules })
}

interface Insertion {
  places: readonly BlockPlace[]
  node: BlockNode
  rules: PageRules
}

/** The reason of the first place is the one to know: it is where the block was. */
function insertAtFirst(layout: BlockNode[], { places, node, rules }: Insertion): TreeChange | RefusedChange {
  let first: RefusedChange | null = null
  for (const place of places) {
    const outcome = applyOperation(layout, { type: 'insert', place, nodes: [node] }, rules)
    if (!('refusal' in outcome)) return outcome
    first ??= outcome
  }
  return first ?? { refusal: texts.thisVersionHasNoSuchBlock }
}

/** Ids are unique in a page. */
function copyTaken(
  node: BlockNode,
  { layout, id, createId }: { layout: BlockNode[]; id: string; createId: () => string },
): BlockNode {
  const rest = mapNodes(layout, (each) => (each.id === id ? null : each))
  const taken: FoundNodes = findNodes(rest)
  const [copy] = mapNodes([node], (each) => {
    if (!taken.has(each.id)) return each
    return copyNodes([each], createId)[0] ?? each
  })
  return copy ?? node
}
