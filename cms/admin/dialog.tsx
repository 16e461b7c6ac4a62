'use client'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

interface Props {
  title: string
  children: ReactNode
  /** Class of the kind of question, which styles its parts. */
  className?: string
  /** Id of the element that explains the question. */
  describedBy?: string
  /** Called for Escape too, which leaves everything as it is. */
  onClose: () => void
}

/** Whether a question or a drawer of Payload is open. A control that it lost takes its focus along: its keys come from the body. */
export const isQuestionOpen = (): boolean =>
  document.querySelector('dialog:modal, dialog[open][aria-modal="true"]') !== null

/**
 * A question over the admin. Its keys reach neither the form nor the canvas behind it. React passes events of a portal on to its parents:
 * a form in the question would submit the document's form as well.
 */
export function Dialog({ title, children, className, describedBy, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Closed before React unmounts it, so that the browser restores the focus.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return createPortal(
    <dialog
      ref={dialog}
      className={className ? `fc-conflict ${className}` : 'fc-conflict'}
      aria-labelledby={id}
      aria-describedby={describedBy}
      onKeyDown={(event) => event.stopPropagation()}
      onSubmit={(event) => event.stopPropagation()}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>,
    document.body,
  )
}
