'use client'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { EmailField } from './email-field.tsx'
import { EnrolmentCard } from './enrolment-card.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { usePostUsers } from './use-post-users.ts'
import * as texts from './texts.ts'

interface SignInFormProps {
  /** Path inside the admin to open after the sign-in. */
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

/**
 * Asks for the password, then for the second factor if there is one. Both are sent together, so that no session begins before both are
 * verified.
 */
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
            {texts.password}
            <input
              type="password"
              name="password"
              autoComplete="current-password"
              required
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
          </label>
          <a href={forgotPath}>{texts.forgotPassword}</a>
        </>
      ) : (
        <>
          {step.name === 'enrolment' ? (
            <>
              <h1>{texts.setUpASecondFactor}</h1>
              <p>{texts.yourAccountNeedsOne}</p>
              <EnrolmentCard qr={step.enrolment.qr} keyText={step.enrolment.key} />
            </>
          ) : (
            <>
              <h1>{texts.enterYourCode}</h1>
              <p>{texts.openYourAuthenticatorApp}</p>
            </>
          )}
          <label>
            {texts.code}
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
          {step.name === 'password' ? texts.login : texts.continueLabel}
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
            {texts.back}
          </button>
        )}
      </div>
    </form>
  )
}
