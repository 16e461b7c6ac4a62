'use client'
import { useRef, useState } from 'react'
import { focusWhenDrawn } from '../fields/focus-when-drawn.ts'
import { FactorTask } from './factor-task.tsx'
import { useOwnFactor } from './use-own-factor.ts'
import * as texts from './texts.ts'

/** Removes another user's second factor after the loss of their device, with the administrator's own proof. */
export const ResetFactor = ({ id }: { id: number }) => {
  const [step, setStep] = useState<'closed' | 'open' | 'done'>('closed')
  const opener = useRef<HTMLButtonElement>(null)
  const confirmation = useRef<HTMLParagraphElement>(null)
  const factor = useOwnFactor(step === 'open')
  return (
    <>
      <p>{texts.lostTheirPhoneAndRecoveryCodes}</p>
      {step === 'done' ? (
        <p ref={confirmation} role="status" tabIndex={-1}>
          {texts.secondFactorReset}
        </p>
      ) : null}
      {step === 'closed' ? (
        <div className="fc-sign-in__buttons">
          <button ref={opener} type="button" className="fc-button" onClick={() => setStep('open')}>
            {texts.resetSecondFactor}
          </button>
        </div>
      ) : null}
      {step === 'open' ? (
        <>
          <p>{texts.resetTheSecondFactorOfThisPerson}</p>
          <FactorTask
            path={`/${id}/second-factor/reset`}
            asks={factor === 'on' ? ['password', 'code'] : ['password']}
            button={texts.yesResetIt}
            isChosen
            onDone={() => {
              setStep('done')
              focusWhenDrawn(() => confirmation.current)
            }}
            onCancel={() => {
              setStep('closed')
              focusWhenDrawn(() => opener.current)
            }}
          />
        </>
      ) : null}
    </>
  )
}
