/** A point of the window in the page's own CSS pixels; null if it is not over the page. */
export function findFramePoint({ x, y }: { x: number; y: number }): { x: number; y: number } | null {
  const frame = document.querySelector('.fc-canvas-frame')
  const area = frame?.closest<HTMLElement>('[data-canvas-area]')
  if (!frame || !area) return null
  const { left, top, right, bottom } = area.getBoundingClientRect()
  const own = frame.getBoundingClientRect()
  if (x < Math.max(left, own.left) || x > Math.min(right, own.right) || y < top || y > bottom) return null
  const scale = Number(area.dataset['scale'] ?? 1)
  return { x: (x - own.left) / scale, y: (y - own.top) / scale }
}
