import { isBlockNode } from '#schemas/page/block-node.ts'
import type { BlockDefinition } from './define-block.ts'
import { listSlots } from './define-block.ts'
import { isRecord } from './read-value.ts'
import * as texts from './texts.ts'

/** A value that is not a block at all, unlike an incomplete block. */
export interface MalformedValue {
  /** The form's path: `layout.1.first`. */
  path: string
  message: string
}

/**
 * The first value in a layout that no form can produce: Payload would drop it silently, or throw. `find` returns the definition of a slug.
 * The layout must be within `documentLimits`, since this recurses.
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
  if (!Array.isArray(value)) return { path, message: texts.blocksMustBeAList }
  for (const [index, node] of value.entries()) {
    const at = `${path}.${index}`
    if (!isBlockNode(node) || node.blockType === '' || node.blockType in Object.prototype)
      return { path: at, message: texts.blockIndexHasNoType({ index: index + 1 }) }
    const block = find(node.blockType)
    const slots = block ? listSlots(block) : []
    for (const [name, prop] of Object.entries(node)) {
      const found = slots.includes(name) ? findInSlot(find, prop, `${at}.${name}`) : findInValue(prop, `${at}.${name}`)
      if (found) return found
    }
  }
  return null
}

/** Payload's form sends 0 for an emptied list. */
const isEmptySlot = (value: unknown): boolean =>
  value === undefined || value === null || value === 0 || value === '0' || value === ''

/** Rich text is a tree of nodes under `children`. */
function findInValue(value: unknown, path: string): MalformedValue | null {
  if (Array.isArray(value)) return findFirst(value.entries(), path)
  if (!isRecord(value)) return null
  const { children } = value
  if (children !== undefined && !(Array.isArray(children) && children.every(isTextNode)))
    return { path, message: texts.thisTextCannotBeRead }
  return findFirst(Object.entries(value), path)
}

const isTextNode = (value: unknown): boolean => isRecord(value) && typeof value['type'] === 'string'

function findFirst(entries: Iterable<[string | number, unknown]>, path: string): MalformedValue | null {
  for (const [name, value] of entries) {
    const found = findInValue(value, `${path}.${name}`)
    if (found) return found
  }
  return null
}
