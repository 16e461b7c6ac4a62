import type { CanvasBox } from '#schemas/page/canvas-messages.ts'

/** The frame on the screen. */
export const findFrame = (): HTMLIFrameElement | null => document.querySelector('iframe.fc-canvas-frame')

/** A box of the frame's viewport in the window's pixels; null without a frame. */
export function findWindowBox({ left, top, right, bottom }: CanvasBox): CanvasBox | null {
  const frame = findFrame()
  const area = frame?.closest<HTMLElement>('[data-canvas-area]')
  if (!frame || !area) return null
  const scale = Number(area.dataset['scale'] ?? 1)
  const own = frame.getBoundingClientRect()
  return {
    left: own.left + left * scale,
    top: own.top + top * scale,
    right: own.left + right * scale,
    bottom: own.top + bottom * scale,
  }
}
