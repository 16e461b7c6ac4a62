import { isBlockNode } from '#schemas/page/block-node.ts'
import type { BlockDefinition } from './define-block.ts'
import { slotsOf } from './define-block.ts'
import { isRecord } from './read-value.ts'

/** Something that cannot be read as blocks at all, as opposed to a block that is incomplete. */
export interface MalformedValue {
  /** The form's path: `layout.1.first`. */
  path: string
  message: string
}

/**
 * The first value in a layout that no form can have made: Payload would leave it out without a word, or fail at it. `find` gives the definition of a
 * slug. The layout must be within `documentLimits`, since this recurses.
 */
export const findMalformedValue = (
  find: (slug: string) => BlockDefinition | undefined,
  layout: unknown,
): MalformedValue | null => findInSlot(find, layout, 'layout')

function findInSlot(
  find: (slug: string) => BlockDefinition | undefined,
  value: unknown,
  path: string,
): MalformedValue | null {
  if (isEmptySlot(value)) return null
  if (!Array.isArray(value)) return { path, message: 'Blocks must be a list.' }
  for (const [index, node] of value.entries()) {
    const at = `${path}.${index}`
    if (!isBlockNode(node) || node.blockType === '' || node.blockType in Object.prototype)
      return { path: at, message: `Block ${index + 1} has no type: a block is stored as in { "blockType": "hero" }.` }
    const block = find(node.blockType)
    const slots = block ? slotsOf(block) : []
    for (const [name, prop] of Object.entries(node)) {
      const found = slots.includes(name) ? findInSlot(find, prop, `${at}.${name}`) : findInValue(prop, `${at}.${name}`)
      if (found) return found
    }
  }
  return null
}

/** Payload's form sends 0 for a list that was emptied. */
const isEmptySlot = (value: unknown): boolean =>
  value === undefined || value === null || value === 0 || value === '0' || value === ''

/** Rich text is a tree of nodes under `children`. */
function findInValue(value: unknown, path: string): MalformedValue | null {
  if (Array.isArray(value)) return firstOf(value.entries(), path)
  if (!isRecord(value)) return null
  const { children } = value
  if (children !== undefined && !(Array.isArray(children) && children.every(isTextNode)))
    return { path, message: 'This text cannot be read: each of its nodes needs a type, as in { "type": "paragraph" }.' }
  return firstOf(Object.entries(value), path)
}

const isTextNode = (value: unknown): boolean => isRecord(value) && typeof value['type'] === 'string'

function firstOf(entries: Iterable<[string | number, unknown]>, path: string): MalformedValue | null {
  for (const [name, value] of entries) {
    const found = findInValue(value, `${path}.${name}`)
    if (found) return found
  }
  return null
}
