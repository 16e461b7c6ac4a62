import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from 'react'

interface Again {
  shown?: unknown
  /** How many commits after a change of `shown` name again. */
  commits?: number
}

/**
 * Calls `name` before the browser paints: at each commit of the component, and at the next ones after `shown` changed. Payload draws its
 * selects in the second commit, by a state that they set in an effect, and a drawer some commits after it is opened. React commits the states
 * together that effects of one commit set.
 */
export function useNames<E extends Element>(
  name: (element: E) => void,
  { shown, commits = 1 }: Again = {},
): RefObject<E | null> {
  const ref = useRef<E>(null)
  const [count, drawAgain] = useReducer((last: number) => last + 1, 0)
  const last = useRef<{ shown: unknown; count: number }>({ shown: none, count: 0 })
  useEffect(() => {
    if (last.current.shown !== shown) last.current = { shown, count: count + commits }
    if (count < last.current.count) drawAgain()
  }, [shown, commits, count])
  useLayoutEffect(() => {
    if (ref.current) name(ref.current)
  })
  return ref
}

/** Nothing was shown before. */
const none = Symbol()
