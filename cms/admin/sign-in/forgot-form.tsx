'use client'
import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import { postUsers } from './post-users.ts'

const answered = z.object({ message: z.string() })

/** Asks for a link to choose a new password, and says truthfully whether one can be sent. */
export const ForgotForm = ({ signInPath }: { signInPath: string }) => {
  const [email, setEmail] = useState('')
  const [said, setSaid] = useState('')
  const [failure, setFailure] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsBusy(true)
    setFailure('')
    const answer = await postUsers('/forgot-password', { email })
    setIsBusy(false)
    if (answer.isOk) setSaid(answered.parse(answer.body).message)
    else setFailure(answer.message)
  }
  return (
    <form className="fc-sign-in" onSubmit={(event) => void submit(event)}>
      <h1>Forgot your password?</h1>
      {said ? (
        <p role="status">{said}</p>
      ) : (
        <>
          <p>Enter the email address you sign in with.</p>
          <label>
            Email
            <input
              type="email"
              name="email"
              autoComplete="username"
              required
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          </label>
          {failure ? (
            <p role="alert" className="fc-sign-in__failure">
              {failure}
            </p>
          ) : null}
          <button type="submit" className="fc-button fc-button--main" disabled={isBusy}>
            Continue
          </button>
        </>
      )}
      <a href={signInPath}>Back to sign-in</a>
    </form>
  )
}
