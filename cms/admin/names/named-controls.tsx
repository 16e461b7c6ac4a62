'use client'
import { type ReactNode, useEffect } from 'react'
import { nameControls } from './name-controls.ts'

/** Milliseconds before all names are checked again, since rows move and labels change. Batches the rendering of a list. */
const pause = 100

/**
 * Adds accessible names to Payload's icon buttons. Screen readers announce them as "button" otherwise. An observer's callback runs before the
 * next paint, so no control is shown without its name.
 */
export function NamedControls({ children }: { children: ReactNode }) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const nameSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        nameControls(document.body)
      }, pause)
    }
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) if (node instanceof Element) nameControls(node)
      nameSoon()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    nameControls(document.body)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [])
  return children
}
