/** Marks the words that say how many vehicles match. */
export const countMark = { 'data-search-count': '' }

/** The pressed control disappears with the response, so the focus moves to the count. */
export function focusCount(): void {
  const count = document.querySelector<HTMLElement>('[data-search-count]')
  if (!count) return
  count.tabIndex = -1
  count.focus({ preventScroll: true })
}

/** `1 vehicle`, `1,204 vehicles`. */
export const formatVehicleCount = (count: number): string =>
  `${count.toLocaleString('en-AU')} ${count === 1 ? 'vehicle' : 'vehicles'}`
