import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * Keeps the keyboard where it was as things go from the lists: from the button of a row that is gone it moves to the heading of its part, or to
 * the next one's where that is gone too. `count` is how many things there are. Gives what hears of focus within them.
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
    heading.current = headingOf(part)
    next.current = headingOf(part?.nextElementSibling ?? null)
  }
}

const headingOf = (part: Element | null): HTMLElement | null =>
  part?.querySelector<HTMLElement>('[tabindex="-1"]') ?? null
