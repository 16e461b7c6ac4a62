import { useLayoutEffect, useRef } from 'react'

interface Pressed {
  element: Element
  /** Pixels from the top of the page. */
  top: number
}

const topInPage = (element: Element): number => element.getBoundingClientRect().top + scrollY

/**
 * Keeps what a shopper pressed where it is on the screen while lists above it grow and shrink with the answer: the next press is meant for its
 * neighbour, not for what slid under the pointer. Call what it returns before anything changes.
 */
export function useSteadyPress(isLoading: boolean): (element: Element) => void {
  const pressed = useRef<Pressed | null>(null)
  useLayoutEffect(() => {
    const held = pressed.current
    if (!held) return
    const isShown = held.element.getClientRects().length > 0
    const top = isShown ? topInPage(held.element) : held.top
    if (top !== held.top) scrollBy({ top: top - held.top, behavior: 'instant' })
    pressed.current = isLoading ? { ...held, top } : null
  })
  return (element) => {
    pressed.current = { element, top: topInPage(element) }
  }
}
