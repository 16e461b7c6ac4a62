/** Marks the words that say how many vehicles match. */
export const countMark = { 'data-search-count': '' }

/** What was pressed goes away with the answer, so the count takes the focus: it says what came of it. */
export function focusCount(): void {
  const count = document.querySelector<HTMLElement>('[data-search-count]')
  if (!count) return
  count.tabIndex = -1
  count.focus({ preventScroll: true })
}

/** `1 vehicle`, `1,204 vehicles`. */
export const vehiclesInWords = (count: number): string =>
  `${count.toLocaleString('en-AU')} ${count === 1 ? 'vehicle' : 'vehicles'}`
