'use client'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { focusWhenDrawn } from '../fields/focus-when-drawn.ts'
import { EnrolmentCard } from './enrolment-card.tsx'
import { FactorTask } from './factor-task.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

const started = z.object({ enrolment: z.string(), key: z.string(), qr: z.string() })
const confirmed = z.object({ recoveryCodes: z.array(z.string()) })
const status = z.object({ isOn: z.boolean() })

type Step =
  | { name: 'unknown' | 'off' | 'on' | 'renew' | 'remove' }
  | { name: 'enrolment'; enrolment: z.infer<typeof started> }
  | { name: 'codes'; codes: string[] }

/** A person's own second factor: off, being set up, or on; then its recovery codes can be made again, or it can be removed. */
export const OwnFactor = () => {
  const [step, setStep] = useState<Step>({ name: 'unknown' })
  const [failure, setFailure] = useState('')
  const state = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    void fetch('/cms/api/users/second-factor', { credentials: 'same-origin' })
      .then((answer) => answer.json())
      .then((body: unknown) => setStep({ name: status.parse(body).isOn ? 'on' : 'off' }))
      .catch(() => setFailure('This cannot be shown right now. Reload the page.'))
  }, [])
  const goBack = (name: 'on' | 'off') => {
    setStep({ name })
    focusWhenDrawn(() => state.current)
  }
  const showCodes = (answer: unknown) => setStep({ name: 'codes', codes: confirmed.parse(answer).recoveryCodes })
  switch (step.name) {
    case 'unknown':
      return <FailureNotice failure={failure} />
    case 'off':
      return (
        <>
          <p ref={state} tabIndex={-1}>
            Protect your account with a code from an app on your phone, asked for after your password.
          </p>
          <FactorTask
            path="start"
            asks={['password']}
            button="Set up"
            onDone={(answer) => setStep({ name: 'enrolment', enrolment: started.parse(answer) })}
          />
        </>
      )
    case 'enrolment': {
      const { enrolment, key, qr } = step.enrolment
      return (
        <>
          <EnrolmentCard qr={qr} keyText={key} />
          <FactorTask
            key="confirm"
            path="confirm"
            asks={['code']}
            button="Confirm"
            body={{ enrolment }}
            isChosen
            onDone={showCodes}
            onCancel={() => goBack('off')}
          />
        </>
      )
    }
    case 'codes':
      return <RecoveryCodes codes={step.codes} onDone={() => goBack('on')} />
    case 'on':
      return (
        <>
          <p ref={state} tabIndex={-1}>
            Your account asks for a code from your app at each sign-in.
          </p>
          <div className="fc-sign-in__buttons">
            <button type="button" className="fc-button" onClick={() => setStep({ name: 'renew' })}>
              New recovery codes
            </button>
            <button type="button" className="fc-button" onClick={() => setStep({ name: 'remove' })}>
              Remove
            </button>
          </div>
        </>
      )
    case 'renew':
      return (
        <>
          <h4>New recovery codes</h4>
          <p>Your old recovery codes stop working.</p>
          <FactorTask
            key="renew"
            path="recovery-codes"
            asks={['code']}
            button="Make new codes"
            isChosen
            onDone={showCodes}
            onCancel={() => goBack('on')}
          />
        </>
      )
    case 'remove':
      return (
        <>
          <h4>Remove the second factor</h4>
          <p>Your password alone will sign you in.</p>
          <FactorTask
            key="remove"
            path="remove"
            asks={['password', 'code']}
            button="Remove it"
            isChosen
            onDone={() => goBack('off')}
            onCancel={() => goBack('on')}
          />
        </>
      )
  }
}
