'use client'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { EmailField } from './email-field.tsx'
import { EnrolmentCard } from './enrolment-card.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { usePostUsers } from './use-post-users.ts'

interface SignInFormProps {
  /** Where to go then, inside the admin. */
  redirectTo: string
  forgotPath: string
}

interface Enrolment {
  sealed: string
  key: string
  qr: string
}

type Step = { name: 'password' } | { name: 'code' } | { name: 'enrolment'; enrolment: Enrolment }

const signedIn = z.object({ recoveryCodes: z.array(z.string()).optional() })

/** Password, then the second factor where there is one. Both go to the server together, so that no session begins before both are right. */
export const SignInForm = ({ redirectTo, forgotPath }: SignInFormProps) => {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [step, setStep] = useState<Step>({ name: 'password' })
  const { send, isBusy, failure, setFailure } = usePostUsers()
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>([])
  const codeInput = useRef<HTMLInputElement>(null)
  const isCodeAsked = step.name !== 'password'
  useEffect(() => {
    if (isCodeAsked) codeInput.current?.focus()
  }, [isCodeAsked])

  const enter = () => window.location.assign(redirectTo)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const more =
      step.name === 'password'
        ? {}
        : { code, ...(step.name === 'enrolment' ? { enrolment: step.enrolment.sealed } : {}) }
    const answer = await send('/login', { email, password, ...more })
    if (answer.isOk) {
      const codes = signedIn.safeParse(answer.body).data?.recoveryCodes ?? []
      if (codes.length === 0) return enter()
      return setRecoveryCodes(codes)
    }
    setCode('')
    const { secondFactor } = answer
    if (secondFactor?.step === 'code' && step.name === 'password') return setStep({ name: 'code' })
    const { sealed, key, qr } = secondFactor ?? {}
    if (sealed && key && qr) return setStep({ name: 'enrolment', enrolment: { sealed, key, qr } })
    setFailure(answer.message)
    codeInput.current?.focus()
  }
  if (recoveryCodes.length > 0) return <RecoveryCodes codes={recoveryCodes} onDone={enter} />
  return (
    <form className="fc-sign-in" onSubmit={(event) => void submit(event)}>
      {step.name === 'password' ? (
        <>
          <EmailField value={email} onValue={setEmail} />
          <label>
            Password
            <input
              type="password"
              name="password"
              autoComplete="current-password"
              required
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
          </label>
          <a href={forgotPath}>Forgot password?</a>
        </>
      ) : (
        <>
          {step.name === 'enrolment' ? (
            <>
              <h1>Set up a second factor</h1>
              <p>Your account needs one. It takes a minute.</p>
              <EnrolmentCard qr={step.enrolment.qr} keyText={step.enrolment.key} />
            </>
          ) : (
            <>
              <h1>Enter your code</h1>
              <p>Open your authenticator app, or use one of your recovery codes.</p>
            </>
          )}
          <label>
            Code
            <input
              ref={codeInput}
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={20}
              required
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          </label>
        </>
      )}
      <FailureNotice failure={failure} />
      <div className="fc-sign-in__buttons">
        <button type="submit" className="fc-button fc-button--main" disabled={isBusy}>
          {step.name === 'password' ? 'Login' : 'Continue'}
        </button>
        {step.name === 'password' ? null : (
          <button
            type="button"
            className="fc-button"
            onClick={() => {
              setStep({ name: 'password' })
              setFailure('')
            }}
          >
            Back
          </button>
        )}
      </div>
    </form>
  )
}
