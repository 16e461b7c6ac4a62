import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from 'react'

interface NamingOptions {
  shown?: unknown
  /** How many commits after a change of `shown` name again. */
  commits?: number
}

/**
 * Calls `name` before the browser paints: at each commit of the component, and in the next commits after `shown` changed. Payload's selects
 * appear in the second commit, by a state that an effect sets, and a drawer some commits later. React commits together what the effects of one
 * commit set.
 */
export function useNames<E extends Element>(
  name: (element: E) => void,
  { shown, commits = 1 }: NamingOptions = {},
): RefObject<E | null> {
  const ref = useRef<E>(null)
  const [count, rerender] = useReducer((last: number) => last + 1, 0)
  const last = useRef<{ shown: unknown; count: number }>({ shown: none, count: 0 })
  useEffect(() => {
    if (last.current.shown !== shown) last.current = { shown, count: count + commits }
    if (count < last.current.count) rerender()
  }, [shown, commits, count])
  useLayoutEffect(() => {
    if (ref.current) name(ref.current)
  })
  return ref
}

/** Nothing was shown before. */
const none = Symbol()
