const openers = '.blocks-field__drawer-toggler, .array-actions__add'
const search = 'dialog[open] .block-search__input'

/** Milliseconds for the drawer to open, also on a slow computer. */
const timeoutMs = 10_000

/**
 * Opening the choice of blocks puts the focus into its search, so that a block's name can be typed at once. Payload gives the focus to nothing,
 * three presses of Tab before it. Not by touch, where the keyboard of the screen would cover the blocks.
 */
export function focusBlockSearch(root: Document, signal: AbortSignal): void {
  const open = (event: MouseEvent) => {
    const isByTouch = event instanceof PointerEvent && event.pointerType === 'touch'
    if (isByTouch || !(event.target instanceof Element) || !event.target.closest(openers)) return
    const until = performance.now() + timeoutMs
    const used = new AbortController()
    for (const input of ['keydown', 'pointerdown'] as const)
      root.addEventListener(input, () => used.abort(), { capture: true, once: true, signal: used.signal })
    const look = (now: number) => {
      if (signal.aborted || used.signal.aborted) return
      const input = [...root.querySelectorAll<HTMLElement>(search)].find((each) =>
        each.checkVisibility({ visibilityProperty: true }),
      )
      if (input) input.focus()
      if (now > until || (input && root.activeElement === input)) return used.abort()
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }
  root.addEventListener('click', open, { capture: true, signal })
}
