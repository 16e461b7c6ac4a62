import type { IslandState } from '../page/page-state.ts'

/** Calls `hydrate` once, at the time of the block's definition, or earlier when the shopper interacts with the block. */
export function onHydrationTime(element: HTMLElement, time: IslandState['hydrate'], hydrate: () => void): void {
  if (time === 'load') return hydrate()
  const controller = new AbortController()
  const { signal } = controller
  const now = () => {
    if (signal.aborted) return
    controller.abort()
    hydrate()
  }
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    element.addEventListener(event, now, { signal, passive: true })
  const visible = time === 'visible' ? element.firstElementChild : null
  if (visible) whenNear(visible, now, signal)
  else whenIdle(now)
}

function whenNear(element: Element, now: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && now(),
    {
      rootMargin: '200px',
    },
  )
  observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
}

function whenIdle(now: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(now, { timeout: 2_000 })
  else setTimeout(now, 200)
}
