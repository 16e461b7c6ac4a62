import { elementBox, unite } from './element-box.ts'
import type { Zone } from './find-place.ts'

/** The lists of blocks on the page, without those in the blocks that are dragged. */
export function listZones(main: HTMLElement, dragged: readonly string[]): Zone[] {
  const slots = [...main.querySelectorAll<HTMLElement>('[data-slot-name]')].flatMap((slot) => {
    const block = slot.closest<HTMLElement>('[data-block-id]')
    const box = unite([slot, slot.parentElement].flatMap((element) => (element && elementBox(element)) ?? []))
    const isInside = dragged.some((id) => slot.closest(`[data-block-id="${CSS.escape(id)}"]`))
    if (!block || !box || isInside) return []
    const depth = countAround(slot)
    return [
      {
        parent: block.dataset['blockId'] ?? null,
        slot: slot.dataset['slotName'] ?? null,
        box,
        depth,
        items: listItems(slot),
      },
    ]
  })
  const box = elementBox(main)
  return box ? [{ parent: null, slot: null, box, depth: 0, items: listItems(main) }, ...slots] : slots
}

const listItems = (list: HTMLElement): Zone['items'] =>
  [...list.children].flatMap((child) => {
    const id = child instanceof HTMLElement ? child.dataset['blockId'] : undefined
    return id === undefined ? [] : { id, box: elementBox(child) }
  })

function countAround(slot: Element): number {
  let count = 0
  for (let at: Element | null | undefined = slot; at; at = at.parentElement?.closest('[data-slot-name]')) count += 1
  return count
}
