'use client'
import { useId, useRef, useState } from 'react'
import { reasonOf } from '../feeds/post-staff.ts'

interface Props {
  button: string
  question: string
  /** The button that does it. */
  sure: string
  asksReason?: boolean
  /** Rejects with what went wrong. */
  onSure: (reason: string) => Promise<void>
}

/** A button that asks once more before it does what cannot be undone. */
export const AskFirst = ({ button, question, sure, asksReason = false, onSure }: Props) => {
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [reason, setReason] = useState('')
  const [failure, setFailure] = useState('')
  const first = useRef<HTMLButtonElement>(null)
  const id = useId()

  const leave = () => {
    setIsAsking(false)
    setFailure('')
    requestAnimationFrame(() => first.current?.focus())
  }
  const act = async () => {
    setIsBusy(true)
    setFailure('')
    try {
      await onSure(reason)
      setIsAsking(false)
    } catch (error) {
      setFailure(reasonOf(error))
    }
    setIsBusy(false)
  }
  if (!isAsking)
    return (
      <button ref={first} type="button" className="fc-button" onClick={() => setIsAsking(true)}>
        {button}
      </button>
    )
  return (
    <div className="fc-leads fc-leads--bad" role="group" aria-labelledby={`${id}question`}>
      <p id={`${id}question`}>
        <strong>{question}</strong>
      </p>
      {asksReason ? (
        <p>
          <label htmlFor={`${id}reason`}>Why, for our notes</label>{' '}
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
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- what was pressed is gone, and this is what came in its place
          autoFocus
          className="fc-button fc-button--small"
          aria-disabled={isBusy}
          onClick={() => (isBusy ? undefined : void act())}
        >
          {sure}
        </button>
        <button type="button" className="fc-button fc-button--small" onClick={leave}>
          Leave it as it is
        </button>
      </div>
      {failure ? <p role="alert">{failure}</p> : null}
    </div>
  )
}
