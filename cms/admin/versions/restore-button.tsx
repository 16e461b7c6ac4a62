'use client'
import { useEffect, useId, useRef, useState } from 'react'
import { Dialog } from '../dialog.tsx'
import { sendRestore } from './send-restore.ts'
import * as texts from './texts.ts'

interface Props {
  label: string
  /** Completes the label for people who do not see where the button is. */
  of?: string
  question: string
  about: string
  /** Said once it is restored. */
  done: string
  address: string
  body: object | null
  document: string
}

type Progress = { is: 'asking' | 'sending' | 'done' } | { is: 'refused'; reason: string }

/** Asks first, then restores, and says what has happened or why not. */
export function RestoreButton({ label, of, question, about, done, address, body, document }: Props) {
  const [progress, setProgress] = useState<Progress | null>(null)
  const id = useId()
  const open = useRef<HTMLAnchorElement>(null)
  const isDone = progress?.is === 'done'
  useEffect(() => {
    if (isDone) open.current?.focus()
  }, [isDone])
  const close = () => (progress?.is === 'sending' ? undefined : setProgress(null))
  const send = async () => {
    setProgress({ is: 'sending' })
    const reason = await sendRestore(address, body)
    setProgress(reason === null ? { is: 'done' } : { is: 'refused', reason })
  }
  return (
    <>
      <button type="button" className="fc-button fc-button--small" onClick={() => setProgress({ is: 'asking' })}>
        {label}
        {of ? <span className="fc-hidden"> {of}</span> : null}
      </button>
      {progress ? (
        <Dialog title={isDone ? texts.restored : question} describedBy={id} onClose={close}>
          <p id={id} role={isDone ? 'status' : undefined}>
            {isDone ? done : about}
          </p>
          {progress.is === 'refused' ? <p role="alert">{progress.reason}</p> : null}
          <div className="fc-conflict__end">
            <button type="button" className="fc-button" onClick={close}>
              {isDone ? texts.close : texts.cancel}
            </button>
            {isDone ? (
              <a ref={open} href={document} className="fc-button fc-button--main">
                {texts.openIt}
              </a>
            ) : (
              <button
                type="button"
                className="fc-button fc-button--main"
                aria-disabled={progress.is === 'sending'}
                onClick={() => (progress.is === 'sending' ? undefined : void send())}
              >
                {progress.is === 'sending' ? texts.restoring : texts.restore}
              </button>
            )}
          </div>
        </Dialog>
      ) : null}
    </>
  )
}
