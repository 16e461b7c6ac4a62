'use client'
import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { EnrolmentCard } from './enrolment-card.tsx'
import { postUsers } from './post-users.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

const started = z.object({ enrolment: z.string(), key: z.string(), qr: z.string() })
const confirmed = z.object({ recoveryCodes: z.array(z.string()) })
const status = z.object({ isOn: z.boolean() })

/** In somebody's own account: sets the second factor up, or removes it. In another's: takes it away. */
export const SecondFactor = () => {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  if (typeof id !== 'number' || !user) return null
  return (
    <section className="fc-second-factor" aria-label="Second factor">
      <h3>Second factor</h3>
      {user.id === id ? <OwnFactor /> : <FactorOfAnother id={id} />}
    </section>
  )
}

const OwnFactor = () => {
  const [isOn, setIsOn] = useState<boolean | null>(null)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [enrolment, setEnrolment] = useState<z.infer<typeof started> | null>(null)
  const [codes, setCodes] = useState<string[]>([])
  const [failure, setFailure] = useState('')
  useEffect(() => {
    void fetch('/cms/api/users/second-factor', { credentials: 'same-origin' })
      .then((answer) => answer.json())
      .then((body: unknown) => setIsOn(status.parse(body).isOn))
      .catch(() => setFailure('This cannot be shown right now. Reload the page.'))
  }, [])
  const call = async (path: string, body: object, then: (answer: unknown) => void) => {
    setFailure('')
    const answer = await postUsers(`/second-factor/${path}`, body)
    if (!answer.isOk) return setFailure(answer.message)
    setPassword('')
    setCode('')
    then(answer.body)
  }
  const start = () => call('start', { password }, (answer) => setEnrolment(started.parse(answer)))
  const confirm = () =>
    call('confirm', { enrolment: enrolment?.enrolment, code }, (answer) => {
      setEnrolment(null)
      setIsOn(true)
      setCodes(confirmed.parse(answer).recoveryCodes)
    })
  const remove = () => call('remove', { password, code }, () => setIsOn(false))
  const renew = () => call('recovery-codes', { code }, (answer) => setCodes(confirmed.parse(answer).recoveryCodes))
  if (codes.length > 0) return <RecoveryCodes codes={codes} onDone={() => setCodes([])} />
  const codeField = (
    <label>
      Code from your app
      <input
        autoComplete="one-time-code"
        autoCapitalize="none"
        value={code}
        maxLength={20}
        onChange={({ target }) => setCode(target.value)}
      />
    </label>
  )
  const passwordField = (
    <label>
      Your password
      <input
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
    </label>
  )
  return (
    <>
      {isOn === false && enrolment === null ? (
        <>
          <p>Protect your account with a code from an app on your phone, asked for after your password.</p>
          {passwordField}
          <button type="button" className="fc-button fc-button--main" onClick={() => void start()}>
            Set up
          </button>
        </>
      ) : null}
      {enrolment ? (
        <>
          <EnrolmentCard qr={enrolment.qr} keyText={enrolment.key} />
          {codeField}
          <button type="button" className="fc-button fc-button--main" onClick={() => void confirm()}>
            Confirm
          </button>
        </>
      ) : null}
      {isOn ? (
        <>
          <p>Your account asks for a code from your app at each sign-in.</p>
          {codeField}
          <button type="button" className="fc-button" onClick={() => void renew()}>
            New recovery codes
          </button>
          {passwordField}
          <button type="button" className="fc-button" onClick={() => void remove()}>
            Remove
          </button>
        </>
      ) : null}
      {failure ? <p role="alert">{failure}</p> : null}
    </>
  )
}

const FactorOfAnother = ({ id }: { id: number }) => {
  const [said, setSaid] = useState('')
  const [isSure, setIsSure] = useState(false)
  const reset = async () => {
    const answer = await postUsers(`/${id}/second-factor/reset`, {})
    setIsSure(false)
    setSaid(answer.isOk ? 'Reset. This person is signed out everywhere.' : answer.message)
  }
  return (
    <>
      <p>
        Lost their phone and recovery codes? A reset signs this person out everywhere and lets them sign in with their
        password.
      </p>
      {isSure ? (
        <button type="button" className="fc-button fc-button--main" onClick={() => void reset()}>
          Yes, reset it
        </button>
      ) : (
        <button type="button" className="fc-button" onClick={() => setIsSure(true)}>
          Reset second factor
        </button>
      )}
      <span role="status">{said}</span>
    </>
  )
}
