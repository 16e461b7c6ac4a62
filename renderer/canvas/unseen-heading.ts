/** The page's first heading for screen readers, if no block shows one: as `renderer/routes/render-site.tsx` writes it. */
export function unseenHeading(main: HTMLElement, title: string | null): void {
  const old = main.querySelector(':scope > h1[data-unseen]')
  if (title === null) return old?.remove()
  const heading = old ?? document.createElement('h1')
  heading.toggleAttribute('data-unseen', true)
  heading.textContent = title
  if (!old) main.prepend(heading)
}
