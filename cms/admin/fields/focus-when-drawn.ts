/**
 * Moves the focus after a change is rendered. A button that disappears or becomes disabled on press would send keyboard users to the top of
 * the page.
 */
export function focusWhenDrawn(find: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => find()?.focus())
}
