/** What works without an island: the browser's own popovers, and favourites. */
const ownButtons = 'button[type=button]:not([popovertarget],[data-keep])'

/**
 * Notes which buttons of an island are pressed while it sleeps, for to a shopper they look ready. What comes back ends the noting and gives
 * them, in order, to be pressed again.
 */
export function noteEarlyPresses(island: HTMLElement): () => HTMLElement[] {
  const pressed: HTMLElement[] = []
  const note = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(ownButtons) : null
    if (button?.closest('[data-island]') === island) pressed.push(button)
  }
  island.addEventListener('click', note)
  return () => {
    island.removeEventListener('click', note)
    return pressed.splice(0)
  }
}
