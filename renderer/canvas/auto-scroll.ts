/** How near to the edge of the frame a drag scrolls it, and by how much with each frame at most. */
const reach = 64
const fastest = 18

/** Scrolls the page while a drag is near its upper or lower edge; `onScroll` is called after each step. */
export function autoScroll(onScroll: () => void): { at: (y: number | null) => void } {
  let pointer: number | null = null
  let isRunning = false
  const step = () => {
    const speed = pointer === null ? 0 : readSpeed(pointer)
    isRunning = speed !== 0
    if (!isRunning) return
    window.scrollBy({ top: speed, behavior: 'instant' })
    onScroll()
    requestAnimationFrame(step)
  }
  return {
    at: (y) => {
      pointer = y
      if (!isRunning) step()
    },
  }
}

const readSpeed = (y: number): number =>
  y < reach ? -scaled(reach - y) : y > innerHeight - reach ? scaled(y - innerHeight + reach) : 0

const scaled = (depth: number): number => Math.ceil(Math.min(1, depth / reach) * fastest)
