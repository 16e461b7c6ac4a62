'use client'
import { useState } from 'react'
import { ConfirmButton } from '../checkout/confirm-button.tsx'
import { StaffFailure } from '../stock/call-staff.ts'
import { postUsers } from './post-users.ts'
import * as texts from './texts.ts'

/** Removes another user's second factor after the loss of their device. */
export const ResetFactor = ({ id }: { id: number }) => {
  const [isReset, setIsReset] = useState(false)
  const reset = async () => {
    const answer = await postUsers(`/${id}/second-factor/reset`, {})
    if (!answer.isOk) throw new StaffFailure(answer.message)
    setIsReset(true)
  }
  return (
    <>
      <p>{texts.lostTheirPhoneAndRecoveryCodes}</p>
      {isReset ? (
        <p role="status">{texts.secondFactorReset}</p>
      ) : (
        <ConfirmButton
          button={texts.resetSecondFactor}
          question={texts.resetTheSecondFactorOfThisPerson}
          sure={texts.yesResetIt}
          onSure={reset}
        />
      )}
    </>
  )
}
