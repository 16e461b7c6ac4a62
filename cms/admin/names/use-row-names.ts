import { type RefObject, useLayoutEffect, useRef } from 'react'
import { nameRow } from './name-controls.ts'

/** Names the controls of a row by its label, again when the label changes. */
export function useRowNames(label: string): RefObject<HTMLSpanElement | null> {
  const ref = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (ref.current) nameRow(ref.current)
  }, [label])
  return ref
}
