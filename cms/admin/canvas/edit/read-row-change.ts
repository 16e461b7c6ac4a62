import type { FormState } from 'payload'
import type { BlockNode } from '#schemas/page/block-node.ts'
import type { RefusedChange } from '#schemas/page/operations/change-tree.ts'
import { copyNodes } from '#schemas/page/operations/clipboard.ts'
import { diffLayouts } from '#schemas/page/operations/diff-layouts.ts'
import { findNodes } from '#schemas/page/operations/find-nodes.ts'
import { freeAnchors } from '#schemas/page/operations/free-anchors.ts'
import type { Operation } from '#schemas/page/operations/operation.ts'
import type { PageRules } from '#schemas/page/operations/page-rules.ts'
import { listNodes, mapNodes } from '#schemas/page/walk.ts'
import { findBlock } from '../tree/find-block.ts'
import { applyAll } from './apply-all.ts'
import { makeId } from './make-block.ts'
import { nameBlocks } from './place-words.ts'
import * as texts from '../texts.ts'

interface Version {
  fields: FormState
  layout: BlockNode[]
}

interface ChangedVersion extends Version {
  /** Whether the form has changes that are not saved. */
  isModified: boolean
  rules: PageRules
}

interface RowChange {
  operations: readonly [Operation]
  inverse: readonly Operation[]
  name: string
  advice: readonly string[]
  /** The tree with anchors and ids of its own in each copy. */
  layout: BlockNode[]
}

/**
 * What a button or a drag of Payload's form did to its rows, as an operation within the rules of the page. Null if the blocks are where the
 * user left them; `other version` if the whole document was replaced, as after a restore.
 */
export function readRowChange(
  before: Version,
  after: ChangedVersion,
): RowChange | RefusedChange | 'other version' | null {
  if (before.layout === after.layout) return null
  const layout = renewTwins(after.layout)
  const [found, ...others] = diffLayouts(before.layout, layout)
  if (!found || isDefault(found, before)) return null
  // A button changes one row, and marks the form as modified.
  if (others.length > 0 || !after.isModified) return 'other version'
  const operation = found.type === 'insert' ? { ...found, nodes: freeAnchors(found.nodes, before.layout) } : found
  const { rules } = after
  const result = applyAll(before.layout, { operations: [operation], rules })
  if ('refusal' in result) return result
  const added = operation.type === 'insert' ? listNodes(operation.nodes) : []
  const byId = new Map(added.map(({ node }) => [node.id, node]))
  return {
    operations: [operation],
    inverse: result.inverse,
    advice: result.advice,
    name: nameOperation(operation, { layout: before.layout, rules }),
    layout: mapNodes(layout, (node) => byId.get(node.id) ?? node),
  }
}

/** The server fills the slots of a new block, which had no state in the form until then. */
function isDefault(operation: Operation, { fields, layout }: Version): boolean {
  if (operation.type !== 'insert' || operation.place.parent === null) return false
  const holder = findBlock(layout, operation.place.parent)
  return holder !== null && fields[`${holder.path}.${operation.place.slot}`] === undefined
}

/** Payload copies the blocks of a slot that is hidden with their ids. The copy stands after the block that it was made of. */
function renewTwins(layout: BlockNode[]): BlockNode[] {
  if (findNodes(layout).size === listNodes(layout).length) return layout
  const seen = new Set<string>()
  return mapNodes(layout, (node) => {
    const [own = node] = seen.has(node.id) ? copyNodes([node], makeId) : [node]
    seen.add(own.id)
    return own
  })
}

function nameOperation(operation: Operation, { layout, rules }: { layout: BlockNode[]; rules: PageRules }): string {
  switch (operation.type) {
    case 'insert': {
      const name = nameBlocks(
        operation.nodes,
        operation.nodes.map(({ id }) => id),
        rules,
      )
      return isCopy(operation.nodes) ? texts.duplicateName({ name }) : texts.addName({ name })
    }
    case 'move':
      return texts.moveName({ name: nameBlocks(layout, operation.ids, rules) })
    case 'remove':
      return texts.removeName({ name: nameBlocks(layout, operation.ids, rules) })
    default:
      return texts.aChange
  }
}

/** A new block has no fields until the server adds their defaults. */
const isCopy = (nodes: readonly BlockNode[]): boolean =>
  nodes.some(({ id: _id, blockType: _blockType, ...fields }) => Object.keys(fields).length > 0)
