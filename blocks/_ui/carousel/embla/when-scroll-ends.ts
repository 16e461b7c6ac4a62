/** Waits for the end of a scroll in progress, so that it is not interrupted. Returns the function that cancels the wait. */
export function whenScrollEnds(element: HTMLElement, act: () => void): () => void {
  let left = element.scrollLeft
  let frame = requestAnimationFrame(look)
  function look() {
    if (element.scrollLeft === left) return act()
    left = element.scrollLeft
    frame = requestAnimationFrame(look)
  }
  return () => cancelAnimationFrame(frame)
}
