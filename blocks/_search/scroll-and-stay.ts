/** Frames. A native smooth scroll ends within one or two frames, unless the page is busy. */
const heldFor = 12

const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to a position and holds it against a smooth scroll in progress, which would move the page by hundreds of pixels a frame later.
 * User scrolling has priority.
 */
export function scrollAndStay(top: number): void {
  const go = (to: number) => window.scrollTo({ top: to, behavior: 'instant' })
  go(top)
  const reached = window.scrollY
  const held = new AbortController()
  for (const hand of hands) window.addEventListener(hand, () => held.abort(), { signal: held.signal, passive: true })
  const hold = (frames: number) => {
    if (held.signal.aborted) return
    if (window.scrollY !== reached) go(reached)
    if (frames > 0) requestAnimationFrame(() => hold(frames - 1))
    else held.abort()
  }
  hold(heldFor)
}
