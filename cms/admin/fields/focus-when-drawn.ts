/**
 * Moves the focus once a change is drawn. A button that takes itself away, or is off after it was pressed, would leave anyone who works with the
 * keyboard at the top of the page.
 */
export function focusWhenDrawn(find: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => find()?.focus())
}
