/** Moves the focus to new content and scrolls it into view: the browser treats content under the sticky header as visible. */
export function goTo(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'nearest' })
}
