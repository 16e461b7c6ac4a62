'use client'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { CanvasBox } from '#schemas/page/canvas-messages.ts'
import { IconButton } from '../icon-button.tsx'
import { findWindowBox } from './find-window-box.ts'
import { placeBeside } from './place-beside.ts'
import * as texts from '../texts.ts'

interface Props {
  title: string
  box: CanvasBox
  children: ReactNode
  /** `isByKey`: the focus goes back to the page. */
  onClose: (isByKey: boolean) => void
}

/** Fields beside something on the page. The page stays in use: a press elsewhere closes them. */
export function Popover({ title, box, children, onClose }: Props) {
  const root = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return undefined
    const place = () => {
      const target = findWindowBox(box)
      if (target) placeBeside(element, target)
    }
    place()
    const observer = new ResizeObserver(place)
    observer.observe(element)
    window.addEventListener('resize', place)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', place)
    }
  }, [box])
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      const element = target instanceof Element ? target : null
      // Choosers of Payload lie over the canvas, not within it.
      if (element?.closest('.fc-canvas') && !root.current?.contains(element)) close.current(false)
    }
    document.addEventListener('pointerdown', press, { capture: true })
    return () => document.removeEventListener('pointerdown', press, { capture: true })
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    onClose(true)
  }
  return (
    <dialog
      ref={root}
      open
      className="fc-canvas-beside"
      aria-labelledby={id}
      onKeyDown={onKeyDown}
      // The canvas is inside the document's form, as React sees it.
      onSubmit={(event) => event.stopPropagation()}
    >
      <div className="fc-canvas-beside__head">
        <h2 id={id}>{title}</h2>
        <IconButton icon="close" label={texts.closeIt} onClick={() => onClose(true)} />
      </div>
      {children}
    </dialog>
  )
}
