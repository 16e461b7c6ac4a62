'use client'
import { type ReactNode, useEffect } from 'react'
import { nameAtFocus } from '../names/name-at-focus.ts'
import { focusBlockSearch } from './focus-block-search.ts'
import { restoreRowFocus } from './restore-row-focus.ts'

/** Restores the focus after a row is added, moved, copied or removed, by mouse or keyboard, and gives it to the search for a block. Names controls at their focus. */
export function RowFocus({ children }: { children: ReactNode }) {
  useEffect(() => {
    const until = new AbortController()
    restoreRowFocus(document, until.signal)
    focusBlockSearch(document, until.signal)
    nameAtFocus(document, until.signal)
    return () => until.abort()
  }, [])
  return children
}
