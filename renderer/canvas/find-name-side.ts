import type { Box } from './element-box.ts'

/** Where the name of an outlined block stands: over its upper edge, within it at the start or the end, or under its lower edge. */
const nameSides = ['above', 'inside', 'inside-end', 'below'] as const
type NameSide = (typeof nameSides)[number]

interface NameSize {
  width: number
  height: number
}

interface FindInput {
  name: NameSize
  /** Of the frame. */
  view: NameSize
  coversText: (box: Box) => boolean
}

/** The first place in view that covers no text, else within the upper edge. */
export function findNameSide(block: Box, { name, view, coversText }: FindInput): NameSide {
  const isInView = ({ top, bottom }: Box) => top >= 0 && bottom <= view.height
  const free = nameSides.find((side) => {
    const box = nameBox(block, { side, name })
    return isInView(box) && !coversText(box)
  })
  return free ?? 'inside'
}

function nameBox({ left, top, right, bottom }: Box, { side, name }: { side: NameSide; name: NameSize }): Box {
  const start = side === 'inside-end' ? right - name.width : left
  const upper = { above: top - name.height, inside: top, 'inside-end': top, below: bottom }[side]
  return { left: start, top: upper, right: start + name.width, bottom: upper + name.height }
}

/** Whether the page shows text in a box of the viewport. */
export function showsText(box: Box): boolean {
  const middle = (box.top + box.bottom) / 2
  return [box.left + 4, (box.left + box.right) / 2, box.right - 4].some((x) =>
    document.elementsFromPoint(x, middle).some((element) => hasTextIn(element, box)),
  )
}

const hasTextIn = (element: Element, box: Box): boolean =>
  [...element.childNodes].some((node) => {
    if (!(node instanceof Text) || node.data.trim() === '') return false
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()].some((rect) => isOver(rect, box))
  })

const isOver = (one: DOMRect, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top
