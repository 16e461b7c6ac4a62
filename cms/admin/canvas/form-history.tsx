'use client'
import { useEffect, useRef } from 'react'
import { isQuestionOpen } from '../dialog.tsx'
import { HistoryButtons } from './bar/history-buttons.tsx'
import { findHistoryStep } from './edit/find-history-step.ts'
import type { EditedDocument } from './edit/use-edited-document.ts'

interface Props {
  edited: EditedDocument
  /** Whether another document may be open over this one. */
  isInDrawer: boolean
}

/** Undo and redo in the header of the form, by buttons and by keys. */
export function FormHistory({ edited, isInDrawer }: Props) {
  const { editing, isReadOnly, message } = edited
  const root = useRef<HTMLDivElement>(null)
  const newest = useRef(editing)
  useEffect(() => {
    newest.current = editing
  })
  useEffect(() => {
    const abort = new AbortController()
    const press = (event: KeyboardEvent) => {
      const { key, shiftKey: shift, ctrlKey, metaKey, target } = event
      const form = root.current?.closest('form')
      // A control that the form lost takes its focus along.
      const isOurs =
        (target instanceof Node && form?.contains(target)) ||
        (target === document.body && !isInDrawer && !isQuestionOpen())
      const step = findHistoryStep({ key, shift, mod: ctrlKey || metaKey }, newest.current)
      if (event.defaultPrevented || !isOurs || !step) return
      event.preventDefault()
      step()
    }
    document.addEventListener('keydown', press, { signal: abort.signal })
    return () => abort.abort()
  }, [isInDrawer])
  return (
    <div ref={root} className="fc-form-history">
      <HistoryButtons editing={editing} isReadOnly={isReadOnly} />
      <div className="fc-hidden" role="status">
        {message.isProblem ? '' : message.words}
      </div>
    </div>
  )
}
