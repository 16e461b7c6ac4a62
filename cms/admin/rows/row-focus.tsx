'use client'
import { type ReactNode, useEffect } from 'react'
import { restoreRowFocus } from './restore-row-focus.ts'

/** Anyone who adds, moves, copies or removes a row goes on from there, with the mouse and with keys alone. */
export function RowFocus({ children }: { children: ReactNode }) {
  useEffect(() => {
    const until = new AbortController()
    restoreRowFocus(document, until.signal)
    return () => until.abort()
  }, [])
  return children
}
