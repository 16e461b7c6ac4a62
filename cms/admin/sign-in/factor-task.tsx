'use client'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { FailureNotice } from './failure-notice.tsx'
import { usePostUsers } from './use-post-users.ts'
import * as texts from './texts.ts'

const labels = { code: texts.codeFromYourApp, password: texts.yourPassword } as const
type Proof = keyof typeof labels

interface FactorTaskProps {
  /** Path of the endpoint, after `/users`. */
  path: string
  /** Required proofs of identity. */
  asks: readonly Proof[]
  button: string
  /** Additional properties of the request body. */
  body?: object
  /** Whether the user opened this form: the first field then takes the focus. */
  isChosen?: boolean
  onDone: (answer: unknown) => void
  onCancel?: () => void
}

/** Asks for a password or a code, then calls one endpoint. It is inside Payload's account form, which Enter must not submit. */
export const FactorTask = ({ path, asks, button, body, isChosen = false, onDone, onCancel }: FactorTaskProps) => {
  const [proof, setProof] = useState({ code: '', password: '' })
  const { send, isBusy, failure, setFailure } = usePostUsers()
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isChosen) first.current?.focus()
  }, [isChosen])
  const submit = async () => {
    if (isBusy) return
    const answer = await send(path, { ...body, ...proof })
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
            {texts.cancel}
          </button>
        ) : null}
      </div>
    </div>
  )
}
