'use client'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { describeReason } from '../feeds/post-staff.ts'
import { focusWhenDrawn } from '../fields/focus-when-drawn.ts'
import * as texts from './texts.ts'

interface Props {
  button: string
  question: string
  /** Label of the button that confirms. */
  sure: string
  asksReason?: boolean
  /** Rejects with the error message. */
  onSure: (reason: string) => Promise<void>
}

/** A button that asks for confirmation. The question takes the focus, so that a held key does not confirm it. */
export const ConfirmButton = ({ button, question: words, sure, asksReason = false, onSure }: Props) => {
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [reason, setReason] = useState('')
  const [failure, setFailure] = useState('')
  const first = useRef<HTMLButtonElement>(null)
  const question = useRef<HTMLDivElement>(null)
  const id = useId()

  const ask = () => {
    setIsAsking(true)
    focusWhenDrawn(() => question.current)
  }
  const leave = useCallback(() => {
    setIsAsking(false)
    setFailure('')
    focusWhenDrawn(() => first.current)
  }, [])
  useEffect(() => {
    if (!isAsking || isBusy) return undefined
    const element = question.current
    const hear = ({ key }: KeyboardEvent) => (key === 'Escape' ? leave() : undefined)
    element?.addEventListener('keydown', hear)
    return () => element?.removeEventListener('keydown', hear)
  }, [isAsking, isBusy, leave])
  const act = async () => {
    setIsBusy(true)
    setFailure('')
    try {
      await onSure(reason)
      setIsAsking(false)
    } catch (error) {
      setFailure(describeReason(error))
    }
    setIsBusy(false)
  }
  if (!isAsking)
    return (
      <button ref={first} type="button" className="fc-button" onClick={ask}>
        {button}
      </button>
    )
  return (
    <div ref={question} tabIndex={-1} className="fc-ask" role="group" aria-labelledby={`${id}question`}>
      <p id={`${id}question`}>
        <strong>{words}</strong>
      </p>
      {asksReason ? (
        <p>
          <label htmlFor={`${id}reason`}>{texts.reasonInternalNote}</label>{' '}
          <input
            id={`${id}reason`}
            value={reason}
            maxLength={500}
            onChange={(event) => setReason(event.target.value)}
          />
        </p>
      ) : null}
      <div className="fc-ways__again">
        <button
          type="button"
          className="fc-button fc-button--small"
          aria-disabled={isBusy}
          onClick={() => (isBusy ? undefined : void act())}
        >
          {sure}
        </button>
        <button type="button" className="fc-button fc-button--small" onClick={leave}>
          {texts.cancel}
        </button>
      </div>
      {failure ? <p role="alert">{failure}</p> : null}
    </div>
  )
}
