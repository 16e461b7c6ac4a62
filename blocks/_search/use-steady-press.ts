import { useLayoutEffect, useRef } from 'react'

interface Pressed {
  element: Element
  /** Pixels from the top of what scrolls. */
  top: number
}

/** What scrolls under the pointer: the page, or on a phone the drawer of the filters. */
function scrollerOf(element: Element): Element | Window {
  const drawer = element.closest('[data-scrolls]')
  return drawer && drawer.scrollHeight > drawer.clientHeight ? drawer : window
}

function topInPage(element: Element): number {
  const scroller = scrollerOf(element)
  return element.getBoundingClientRect().top + (scroller instanceof Element ? scroller.scrollTop : scroller.scrollY)
}

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
    if (top !== held.top) scrollerOf(held.element).scrollBy({ top: top - held.top, behavior: 'instant' })
    pressed.current = isLoading ? { ...held, top } : null
  })
  return (element) => {
    pressed.current = { element, top: topInPage(element) }
  }
}
