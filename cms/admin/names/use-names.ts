import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from 'react'

/**
 * Calls `name` before the browser paints: at each commit of the component, and once more after `shown` changed. Payload draws its selects in
 * that second commit, by a state that they set in an effect. React commits both states together.
 */
export function useNames<E extends Element>(name: (element: E) => void, shown?: unknown): RefObject<E | null> {
  const ref = useRef<E>(null)
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- A change of it is what makes Payload draw selects.
  useEffect(() => drawAgain(), [shown])
  useLayoutEffect(() => {
    if (ref.current) name(ref.current)
  })
  return ref
}
