'use client'
import { useEffect, useId, useRef, useState } from 'react'
import * as texts from './texts.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** Recovery codes, displayed only once, to copy or download. */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => {
  const [message, setMessage] = useState('')
  const title = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => title.current?.focus(), [])
  const text = codes.join('\n')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setMessage(texts.copied)
    } catch {
      setMessage(texts.yourBrowserDoesNotAllowCopying)
    }
  }
  return (
    <section className="fc-sign-in__codes" aria-labelledby={id}>
      <h2 ref={title} id={id} tabIndex={-1}>
        {texts.yourRecoveryCodes}
      </h2>
      <p>{texts.keepTheseCodesSomewhereSafe}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="fc-sign-in__buttons">
        <button type="button" className="fc-button" onClick={() => void copy()}>
          {texts.copy}
        </button>
        <a
          className="fc-button"
          download="forecourt-recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
        >
          {texts.download}
        </a>
        <button type="button" className="fc-button fc-button--main" onClick={onDone}>
          {texts.iHaveSavedThem}
        </button>
      </div>
      <span role="status">{message}</span>
    </section>
  )
}
