'use client'
import { useState } from 'react'
import { ConfirmButton } from '../checkout/confirm-button.tsx'
import { StaffFailure } from '../stock/call-staff.ts'
import { postUsers } from './post-users.ts'

/** Takes away what somebody lost with their phone. */
export const ResetFactor = ({ id }: { id: number }) => {
  const [isReset, setIsReset] = useState(false)
  const reset = async () => {
    const answer = await postUsers(`/${id}/second-factor/reset`, {})
    if (!answer.isOk) throw new StaffFailure(answer.message)
    setIsReset(true)
  }
  return (
    <>
      <p>
        Lost their phone and recovery codes? A reset signs this person out everywhere and lets them sign in with their
        password.
      </p>
      {isReset ? (
        <p role="status">Second factor reset. This person is signed out everywhere.</p>
      ) : (
        <ConfirmButton
          button="Reset second factor"
          question="Reset the second factor of this person, and sign them out everywhere?"
          sure="Yes, reset it"
          onSure={reset}
        />
      )}
    </>
  )
}
