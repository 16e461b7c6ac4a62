import type { CanvasBox } from '#schemas/page/canvas-messages.ts'

const gap = 10
const margin = 8

/** Puts an element below a box of the window, or above it, within the window. */
export function placeBeside(element: HTMLElement, { left, top, bottom }: CanvasBox): void {
  const { width, height } = element.getBoundingClientRect()
  const lowest = window.innerHeight - height - margin
  const isBelow = bottom + gap <= lowest
  const y = isBelow ? bottom + gap : Math.min(top - height - gap, lowest)
  element.style.left = `${Math.max(margin, Math.min(left, window.innerWidth - width - margin))}px`
  element.style.top = `${Math.max(margin, y)}px`
}
