'use client'
import { type ReactNode, useEffect } from 'react'
import { nameControls } from './name-controls.ts'

/** Long enough for a list to be drawn at one go, and too short for a finger on Tab. */
const pause = 100

/** Gives the marks of the admin the names that Payload leaves out, as they are drawn: a screen reader said "button" fifteen times a page. */
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
