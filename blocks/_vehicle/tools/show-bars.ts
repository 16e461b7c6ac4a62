const marked = '[data-tool=bar]'

/**
 * Shows each bar after scrolling by `data-after` pixels, and hides it again: a header after 500, a bar at the bottom after 900
 * (vehicles §9). A hidden bar is inert. Bars never cover the focus: the page is scrolled by the overlap. While a bar is shown at an edge
 * (`data-edge`), the document has `data-bar-top` or `data-bar-bottom`, so that other fixed elements make room, and scroll targets keep a
 * distance of the bar's height for any text size.
 */
export function showBars(): void {
  if (!document.querySelector(marked)) return
  const root = document.documentElement
  const show = () => {
    for (const bar of document.querySelectorAll<HTMLElement>(marked)) {
      const isShown = window.scrollY > Number(bar.dataset['after'])
      bar.inert = !isShown
      bar.toggleAttribute('data-shown', isShown)
      const { edge = '' } = bar.dataset
      if (root.hasAttribute(`data-bar-${edge}`) === isShown) continue
      root.toggleAttribute(`data-bar-${edge}`, isShown)
      const height = isShown ? `${bar.offsetHeight}px` : ''
      root.style.setProperty(`scroll-padding-${edge}`, isShown ? `calc(${height} + 1rem)` : '')
      if (edge === 'bottom') root.style.setProperty('--fc-foot-bar', height)
    }
  }
  show()
  window.addEventListener('scroll', show, { passive: true })
  uncoverFocus()
}

/**
 * At the focus, and for the focus of a keyboard again where the scrolling that followed it ends, since a bar may have appeared meanwhile. Who
 * scrolls on decides alone.
 */
function uncoverFocus(): void {
  let focused: Element | null = null
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || target.closest(marked)) return
    if (target.matches(':focus-visible')) focused = target
    // After the browser's own scrolling.
    requestAnimationFrame(() => uncover(target))
  })
  document.addEventListener('scrollend', () => {
    if (focused) uncover(focused)
  })
  for (const act of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    document.addEventListener(act, () => (focused = null), { passive: true, capture: true })
}

const room = 8

function uncover(focused: Element): void {
  const { top, bottom } = focused.getBoundingClientRect()
  for (const bar of document.querySelectorAll<HTMLElement>(`${marked}[data-shown]`)) {
    const isAtFoot = bar.dataset['edge'] === 'bottom'
    // Its final position, because it may still be moving.
    const covered = isAtFoot ? bottom + room - (window.innerHeight - bar.offsetHeight) : top - room - bar.offsetHeight
    if (isAtFoot ? covered > 0 && top < window.innerHeight : covered < 0 && bottom > 0)
      window.scrollBy({ top: covered, behavior: 'instant' })
  }
}
