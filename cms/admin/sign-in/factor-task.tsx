'use client'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { FailureNotice } from './failure-notice.tsx'
import { usePostUsers } from './use-post-users.ts'

const labels = { code: 'Code from your app', password: 'Your password' } as const
type Proof = keyof typeof labels

interface FactorTaskProps {
  /** Of the endpoint, after `/second-factor/`. */
  path: string
  /** What proves that it is the account's owner. */
  asks: readonly Proof[]
  button: string
  /** Sent too. */
  body?: object
  /** Whether a person just chose this: then the first field takes the focus. */
  isChosen?: boolean
  onDone: (answer: unknown) => void
  onCancel?: () => void
}

/** Asks for a password or a code, and does one thing with it. It is inside Payload's form of the account, which Enter must not save. */
export const FactorTask = ({ path, asks, button, body, isChosen = false, onDone, onCancel }: FactorTaskProps) => {
  const [proof, setProof] = useState({ code: '', password: '' })
  const { send, isBusy, failure, setFailure } = usePostUsers()
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isChosen) first.current?.focus()
  }, [isChosen])
  const submit = async () => {
    if (isBusy) return
    const answer = await send(`/second-factor/${path}`, { ...body, ...proof })
    if (answer.isOk) return onDone(answer.body)
    setFailure(answer.message)
    first.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      void submit()
    }
    if (event.key === 'Escape') onCancel?.()
  }
  return (
    <div className="fc-second-factor__task">
      {asks.map((name, index) => (
        <label key={name}>
          {labels[name]}
          <input
            ref={index === 0 ? first : null}
            type={name === 'password' ? 'password' : 'text'}
            autoComplete={name === 'password' ? 'current-password' : 'one-time-code'}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={name === 'password' ? 1_000 : 20}
            value={proof[name]}
            onChange={({ target }) => setProof({ ...proof, [name]: target.value })}
            onKeyDown={press}
          />
        </label>
      ))}
      <FailureNotice failure={failure} />
      <div className="fc-sign-in__buttons">
        <button
          type="button"
          className="fc-button fc-button--main"
          aria-disabled={isBusy}
          onClick={() => void submit()}
        >
          {button}
        </button>
        {onCancel ? (
          <button type="button" className="fc-button" onClick={onCancel}>
            Cancel
          </button>
        ) : null}
      </div>
    </div>
  )
}
