const marked = '[data-tool=bar]'

/**
 * Shows each bar once the page was scrolled by the pixels of its `data-after`, and takes it away again: a header after 500, a bar at the foot after
 * 900 (vehicles §9). A bar that is away is inert. None ever covers the focus: the page is scrolled by what is missing. While a bar stands at
 * an edge (`data-edge`), the document says so (`data-bar-top`, `data-bar-bottom`), so that whatever stands there makes way, and what is scrolled to
 * keeps as far from that edge as the bar is high, however large the text.
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
  document.addEventListener('focusin', ({ target }) => {
    // Once the browser has scrolled for itself.
    if (target instanceof Element && !target.closest(marked)) requestAnimationFrame(() => uncover(target))
  })
}

const room = 8

function uncover(focused: Element): void {
  const { top, bottom } = focused.getBoundingClientRect()
  for (const bar of document.querySelectorAll<HTMLElement>(`${marked}[data-shown]`)) {
    const isAtFoot = bar.dataset['edge'] === 'bottom'
    // Where it will stand: it may be on its way.
    const covered = isAtFoot ? bottom + room - (window.innerHeight - bar.offsetHeight) : top - room - bar.offsetHeight
    if (isAtFoot ? covered > 0 && top < window.innerHeight : covered < 0 && bottom > 0)
      window.scrollBy({ top: covered, behavior: 'instant' })
  }
}
