import { menuLimits } from '#schemas/menu/menu.ts'
import type { BlockPlace } from '#schemas/page/canvas-messages.ts'
import { changeAll } from '#schemas/page/operations/change-tree.ts'
import type { Operation } from '#schemas/page/operations/operation.ts'
import { findBlock, listSiblings } from '../canvas/tree/find-block.ts'
import { type Step, stepPlace } from '../canvas/tree/step-place.ts'
import type { MenuNode } from './read-menu.ts'
import * as texts from './texts.ts'

interface Move {
  id: string
  place: BlockPlace
}

/** Why an entry cannot be at a place; null if it can. A dropdown has no dropdowns. */
export function findMoveRefusal(menu: MenuNode[], { id, place }: Move): string | null {
  const entry = findEntry(menu, id)
  if (!entry) return texts.entryIsGone
  const { node, list } = entry
  if (place.parent !== null && node.children.length > 0) return texts.hasEntries({ name: node.name })
  if (place.parent !== null && node.isFilled) return texts.fillsItself({ name: node.name })
  const most = place.parent === null ? menuLimits.items : menuLimits.entries
  return list !== place.parent && listSiblings(menu, place).length >= most ? texts.isFull({ most }) : null
}

interface ChangedMenu {
  menu: MenuNode[]
  /** In this order, they take the change back. */
  inverse: Operation[]
}

/** The menu with an entry at a place, which is counted before the entry is taken out; null if that is refused. */
export const moveEntry = (menu: MenuNode[], { id, place }: Move): ChangedMenu | null =>
  findMoveRefusal(menu, { id, place }) === null ? changeMenu(menu, [{ type: 'move', ids: [id], place }]) : null

/** Without the rules of a menu: an earlier order is always allowed. Null if an operation names an entry that is gone. */
export function changeMenu(menu: MenuNode[], operations: readonly Operation[]): ChangedMenu | null {
  const changed = changeAll(menu, operations)
  return 'refusal' in changed ? null : { menu: changed.layout.filter(isMenuNode), inverse: changed.inverse }
}

/** The place one step away; null at the end of the menu. */
export const findStep = (menu: MenuNode[], { id, step }: { id: string; step: Step }): BlockPlace | null =>
  stepPlace(menu, { id, step, slotsOf: (node) => (menu.some((each) => each.id === node.id) ? ['children'] : []) })

/** Where an entry is: `Used cars is entry 2 of 5 in the dropdown of Cars.` */
export function sayEntryPlace(menu: MenuNode[], id: string): string {
  const found = findBlock(menu, id)
  const [name, parent] = [findEntry(menu, id)?.node.name ?? '', found?.parents.at(-1)?.node.id]
  if (!found) return ''
  const at = { name, position: found.place.index + 1, count: found.count }
  return parent === undefined
    ? texts.isInBar(at)
    : texts.isInDropdown({ ...at, parent: findEntry(menu, parent)?.node.name ?? '' })
}

export function findEntry(menu: readonly MenuNode[], id: string): { node: MenuNode; list: string | null } | null {
  for (const node of menu) {
    if (node.id === id) return { node, list: null }
    const inner = node.children.find((each) => each.id === id)
    if (inner) return { node: inner, list: node.id }
  }
  return null
}

const isMenuNode = (node: object): node is MenuNode => 'children' in node
