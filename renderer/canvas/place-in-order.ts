/** Makes these elements the last children of `parent`, in this order, and moves only those in the wrong place. */
export function placeInOrder(parent: Element, children: readonly Element[]): void {
  let next: Element | null = null
  for (const child of children.toReversed()) {
    if (child.parentNode !== parent || child.nextElementSibling !== next) move(parent, child, next)
    next = child
  }
}

/** `moveBefore` keeps the state of frames, videos and focus, where the browser has it; it only moves within the document. */
function move(parent: Element, child: Element, next: Element | null): void {
  if ('moveBefore' in parent && child.isConnected && parent.isConnected) parent.moveBefore(child, next)
  else parent.insertBefore(child, next)
}
