'use client'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { focusWhenDrawn } from '../fields/focus-when-drawn.ts'
import { EnrolmentCard } from './enrolment-card.tsx'
import { FactorTask } from './factor-task.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useOwnFactor } from './use-own-factor.ts'
import * as texts from './texts.ts'

const started = z.object({ enrolment: z.string(), key: z.string(), qr: z.string() })
const confirmed = z.object({ recoveryCodes: z.array(z.string()) })
type Step =
  | { name: 'off' | 'on' | 'renew' | 'remove' }
  | { name: 'enrolment'; enrolment: z.infer<typeof started> }
  | { name: 'codes'; codes: string[] }

/** The user's own second factor: off, in enrolment, or on. When on, recovery codes can be replaced and the factor can be removed. */
export const OwnFactor = () => {
  const stored = useOwnFactor(true)
  const [chosen, setStep] = useState<Step | null>(null)
  const state = useRef<HTMLParagraphElement>(null)
  const goBack = (name: 'on' | 'off') => {
    setStep({ name })
    focusWhenDrawn(() => state.current)
  }
  const showCodes = (answer: unknown) => setStep({ name: 'codes', codes: confirmed.parse(answer).recoveryCodes })
  if (stored === 'unknown' || stored === 'failed')
    return <FailureNotice failure={stored === 'failed' ? texts.thisCannotBeShownRightNow : ''} />
  const step = chosen ?? { name: stored }
  switch (step.name) {
    case 'off':
      return (
        <>
          <p ref={state} tabIndex={-1}>
            {texts.protectYourAccountWithCodeFromApp}
          </p>
          <FactorTask
            path="/second-factor/start"
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
            path="/second-factor/confirm"
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
            path="/second-factor/recovery-codes"
            asks={['password', 'code']}
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
            path="/second-factor/remove"
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
