export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** The box of an element in the viewport. One without a box of its own (`display: contents`) has that of its content; null without any. */
export function elementBox(element: Element): Box | null {
  const own = element.getBoundingClientRect()
  if (element.getClientRects().length > 0 && own.width > 0 && own.height > 0) return toBox(own)
  return unite([...element.children].flatMap((child) => elementBox(child) ?? []))
}

export function unite(boxes: readonly Box[]): Box | null {
  const [first, ...others] = boxes
  if (!first) return null
  return others.reduce(
    (all, box) => ({
      left: Math.min(all.left, box.left),
      top: Math.min(all.top, box.top),
      right: Math.max(all.right, box.right),
      bottom: Math.max(all.bottom, box.bottom),
    }),
    first,
  )
}

const toBox = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom })
