'use client'
import type { FormEvent } from 'react'
import { z } from 'zod'
import { FailureNotice } from './failure-notice.tsx'
import { usePostUsers } from './use-post-users.ts'
import * as texts from './texts.ts'

const answered = z.object({ resetPath: z.string() })

/** Undoes the change of an email address, then opens the screen where the owner chooses a new password. */
export const UndoEmailForm = ({ token }: { token: string }) => {
  const { send, isBusy, failure, setFailure } = usePostUsers()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await send('/undo-email-change', { token })
    if (answer.isOk) window.location.assign(answered.parse(answer.body).resetPath)
    else setFailure(answer.message)
  }
  return (
    <form className="fc-sign-in" onSubmit={(event) => void submit(event)}>
      <h1>{texts.restoreYourEmailAddress}</h1>
      <p>{texts.restoreYourEmailAddressDescription}</p>
      <FailureNotice failure={failure} />
      <div className="fc-sign-in__buttons">
        <button type="submit" className="fc-button fc-button--main" disabled={isBusy}>
          {texts.restoreAddress}
        </button>
      </div>
    </form>
  )
}
