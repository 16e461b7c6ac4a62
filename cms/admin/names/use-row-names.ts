import { type RefObject, useLayoutEffect, useRef } from 'react'
import { nameRow } from './name-controls.ts'

/** Names the controls of a row by its label, again when the label changes. */
export function useRowNames(label: string): RefObject<HTMLSpanElement | null> {
  const ref = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (ref.current) nameRow(ref.current)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- The names are read from the label on the page.
  }, [label])
  return ref
}
