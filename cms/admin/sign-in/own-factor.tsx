'use client'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { focusWhenDrawn } from '../fields/focus-when-drawn.ts'
import { EnrolmentCard } from './enrolment-card.tsx'
import { FactorTask } from './factor-task.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import * as texts from './texts.ts'

const started = z.object({ enrolment: z.string(), key: z.string(), qr: z.string() })
const confirmed = z.object({ recoveryCodes: z.array(z.string()) })
const status = z.object({ isOn: z.boolean() })

type Step =
  | { name: 'unknown' | 'off' | 'on' | 'renew' | 'remove' }
  | { name: 'enrolment'; enrolment: z.infer<typeof started> }
  | { name: 'codes'; codes: string[] }

/** The user's own second factor: off, in enrolment, or on. When on, recovery codes can be replaced and the factor can be removed. */
export const OwnFactor = () => {
  const [step, setStep] = useState<Step>({ name: 'unknown' })
  const [failure, setFailure] = useState('')
  const state = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    void fetch('/cms/api/users/second-factor', { credentials: 'same-origin' })
      .then((answer) => answer.json())
      .then((body: unknown) => setStep({ name: status.parse(body).isOn ? 'on' : 'off' }))
      .catch(() => setFailure(texts.thisCannotBeShownRightNow))
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
            {texts.protectYourAccountWithCodeFromApp}
          </p>
          <FactorTask
            path="start"
            asks={['password']}
            button={texts.setUp}
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
            {texts.yourAccountAsksForCodeFromYour}
          </p>
          <div className="fc-sign-in__buttons">
            <button type="button" className="fc-button" onClick={() => setStep({ name: 'renew' })}>
              {texts.newRecoveryCodes}
            </button>
            <button type="button" className="fc-button" onClick={() => setStep({ name: 'remove' })}>
              {texts.remove}
            </button>
          </div>
        </>
      )
    case 'renew':
      return (
        <>
          <h4>{texts.newRecoveryCodes}</h4>
          <p>{texts.yourOldRecoveryCodesStopWorking}</p>
          <FactorTask
            key="renew"
            path="recovery-codes"
            asks={['code']}
            button={texts.makeNewCodes}
            isChosen
            onDone={showCodes}
            onCancel={() => goBack('on')}
          />
        </>
      )
    case 'remove':
      return (
        <>
          <h4>{texts.removeTheSecondFactor}</h4>
          <p>{texts.yourPasswordAloneWillSignYouIn}</p>
          <FactorTask
            key="remove"
            path="remove"
            asks={['password', 'code']}
            button={texts.removeIt}
            isChosen
            onDone={() => goBack('off')}
            onCancel={() => goBack('on')}
          />
        </>
      )
  }
}
