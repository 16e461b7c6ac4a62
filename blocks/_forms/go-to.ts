/** Moves the focus to what has just come, and has it seen: what lies under the header counts as seen for the focus alone. */
export function goTo(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'nearest' })
}
