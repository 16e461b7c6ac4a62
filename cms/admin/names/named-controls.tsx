'use client'
import { type ReactNode, useEffect } from 'react'
import { nameControls } from './name-controls.ts'

/** Long enough to batch the rendering of a list, and shorter than the interval between two presses of Tab. */
const pause = 100

/** Adds accessible names to Payload's icon buttons as they are rendered. Screen readers announce them as "button" otherwise. */
export function NamedControls({ children }: { children: ReactNode }) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const nameSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        nameControls(document)
      }, pause)
    }
    const observer = new MutationObserver(nameSoon)
    observer.observe(document.body, { childList: true, subtree: true })
    nameSoon()
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [])
  return children
}
