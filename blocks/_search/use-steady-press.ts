import { useLayoutEffect, useRef } from 'react'

interface PressedControl {
  element: Element
  /** Distance to the top of the scroll container in pixels. */
  top: number
}

/** The scroll container: the page, or on phones the filter drawer. */
function getScroller(element: Element): Element | Window {
  const drawer = element.closest('[data-scrolls]')
  return drawer && drawer.scrollHeight > drawer.clientHeight ? drawer : window
}

function topInPage(element: Element): number {
  const scroller = getScroller(element)
  return element.getBoundingClientRect().top + (scroller instanceof Element ? scroller.scrollTop : scroller.scrollY)
}

/**
 * Keeps the pressed control in place on the screen while lists above it change their height, so that the next click does not hit another
 * control. Call the returned function before any change.
 */
export function useSteadyPress(isLoading: boolean): (element: Element) => void {
  const pressed = useRef<PressedControl | null>(null)
  useLayoutEffect(() => {
    const held = pressed.current
    if (!held) return
    const isShown = held.element.getClientRects().length > 0
    const top = isShown ? topInPage(held.element) : held.top
    if (top !== held.top) getScroller(held.element).scrollBy({ top: top - held.top, behavior: 'instant' })
    pressed.current = isLoading ? { ...held, top } : null
  })
  return (element) => {
    pressed.current = { element, top: topInPage(element) }
  }
}
