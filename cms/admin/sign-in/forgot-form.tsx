'use client'
import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import { EmailField } from './email-field.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { usePostUsers } from './use-post-users.ts'
import * as texts from './texts.ts'

const answered = z.object({ message: z.string() })

/** Requests a password reset link, and reports whether one can be sent. */
export const ForgotForm = ({ signInPath }: { signInPath: string }) => {
  const [email, setEmail] = useState('')
  const [message, setMessage] = useState('')
  const { send, isBusy, failure, setFailure } = usePostUsers()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await send('/forgot-password', { email })
    if (answer.isOk) setMessage(answered.parse(answer.body).message)
    else setFailure(answer.message)
  }
  return (
    <form className="fc-sign-in" onSubmit={(event) => void submit(event)}>
      <h1>{texts.forgotYourPassword}</h1>
      {message ? (
        <p role="status">{message}</p>
      ) : (
        <>
          <p>{texts.enterEmailAddressYouSignInWith}</p>
          <EmailField value={email} onValue={setEmail} />
          <FailureNotice failure={failure} />
          <div className="fc-sign-in__buttons">
            <button type="submit" className="fc-button fc-button--main" disabled={isBusy}>
              {texts.continueLabel}
            </button>
          </div>
        </>
      )}
      <a href={signInPath}>{texts.backToSignIn}</a>
    </form>
  )
}
