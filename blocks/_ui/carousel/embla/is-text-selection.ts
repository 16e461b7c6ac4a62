/** Whether the mouse is pressed on text and starts a selection. Events dispatched by the wheel plugin are ignored. */
export function isTextSelection(event: MouseEvent | TouchEvent): boolean {
  if (!(event instanceof MouseEvent) || !event.isTrusted || !(event.target instanceof Element)) return false
  const { clientX, clientY } = event
  const range = document.createRange()
  return [...event.target.childNodes].some((node) => {
    if (!(node instanceof Text)) return false
    range.selectNodeContents(node)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  })
}
