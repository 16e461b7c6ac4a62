'use client'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { solveWork, type Work } from '../../sign-in/solve-work.ts'
import { EmailField } from './email-field.tsx'
import { EnrolmentCard } from './enrolment-card.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import type { UsersAnswer } from './post-users.ts'
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
  const [isChecking, setIsChecking] = useState(false)
  const [step, setStep] = useState<Step>({ name: 'password' })
  const { send, isBusy, failure, setFailure } = usePostUsers()
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>([])
  const codeInput = useRef<HTMLInputElement>(null)
  const isCodeAsked = step.name !== 'password'
  useEffect(() => {
    if (isCodeAsked) codeInput.current?.focus()
  }, [isCodeAsked])

  /** Under attack, an account asks for some work of the browser. It takes a few seconds and nothing of the person. */
  const sendWithWork = async (body: object, work: Work): Promise<UsersAnswer> => {
    // Browsers offer hashes over https and on localhost alone.
    if (!window.isSecureContext)
      return { isOk: false, message: texts.openTheAdminOverHttps, secondFactor: null, work: null }
    setIsChecking(true)
    try {
      return await send('/login', { ...body, work: { challenge: work.challenge, answer: await solveWork(work) } })
    } finally {
      setIsChecking(false)
    }
  }
  const enter = () => window.location.assign(redirectTo)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const more =
      step.name === 'password'
        ? {}
        : { code, ...(step.name === 'enrolment' ? { enrolment: step.enrolment.sealed } : {}) }
    const given = { email, password, ...more }
    const first = await send('/login', given)
    const answer = first.isOk || !first.work ? first : await sendWithWork(given, first.work)
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
      <p role="status">{isChecking ? texts.checkingYourSignIn : ''}</p>
      <div className="fc-sign-in__buttons">
        <button type="submit" className="fc-button fc-button--main" disabled={isBusy || isChecking}>
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
