import type { BlockNode } from '#schemas/page/block-node.ts'
import type { BlockPlace } from '#schemas/page/canvas-messages.ts'
import { findBlock, listSiblings } from '../tree/find-block.ts'

interface TreePlace {
  row: HTMLElement
  side: 'before' | 'after' | 'inside'
  place: BlockPlace
}

/** Where a drop at this point of the structure would insert: before or after a block, or at the end of a slot. */
export function findTreePlace(layout: BlockNode[], { x, y }: { x: number; y: number }): TreePlace | null {
  const row = document.elementsFromPoint(x, y).find((element) => element.matches('.fc-canvas-row'))
  if (!(row instanceof HTMLElement)) return null
  const [id = '', slot] = (row.dataset['row'] ?? '').split('/')
  if (slot !== undefined) {
    const index = listSiblings(layout, { parent: id, slot }).length
    return { row, side: 'inside', place: { parent: id, slot, index } }
  }
  const found = findBlock(layout, id)
  if (!found) return null
  const { top, height } = row.getBoundingClientRect()
  const side = y < top + height / 2 ? 'before' : 'after'
  return { row, side, place: { ...found.place, index: found.place.index + (side === 'after' ? 1 : 0) } }
}

/** Draws the place in the structure; null draws none. */
export function markTreePlace(mark: (TreePlace & { isRefused: boolean }) | null): void {
  for (const row of document.querySelectorAll<HTMLElement>('.fc-canvas-row[data-drop]')) {
    delete row.dataset['drop']
    delete row.dataset['refused']
  }
  if (!mark) return
  mark.row.dataset['drop'] = mark.side
  if (mark.isRefused) mark.row.dataset['refused'] = ''
}
