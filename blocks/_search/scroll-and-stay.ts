/** Frames. A glide of the browser's own ends with the first or second of them, unless the page is busy. */
const heldFor = 12

const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to a place at once, `top` pixels from the top, and stays there. A smooth scroll that is still under way moves the page on for a frame
 * or more after that, hundreds of pixels far. A hand that scrolls goes first.
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
