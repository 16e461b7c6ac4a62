import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * Keeps the focus as entries are removed: from the button of a removed row it moves to the heading of its part, or of the next one if that
 * is gone too. `count` is the number of entries. Returns the focus handler.
 */
export function useFocusKept(count: number): (event: FocusEvent) => void {
  const before = useRef(count)
  const heading = useRef<HTMLElement | null>(null)
  const next = useRef<HTMLElement | null>(null)

  useEffect(() => {
    const isFewer = count < before.current
    before.current = count
    if (!isFewer || document.activeElement !== document.body) return
    const left = [heading, next].find(({ current }) => current?.isConnected)
    left?.current?.focus()
  }, [count])

  return ({ target }) => {
    const part = target.closest('section')
    heading.current = findHeading(part)
    next.current = findHeading(part?.nextElementSibling ?? null)
  }
}

const findHeading = (part: Element | null): HTMLElement | null =>
  part?.querySelector<HTMLElement>('[tabindex="-1"]') ?? null
