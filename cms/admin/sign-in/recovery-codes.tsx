'use client'
import { useEffect, useId, useRef, useState } from 'react'

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** Recovery codes, shown this once: to be copied or kept as a file. */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => {
  const [said, setSaid] = useState('')
  const title = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => title.current?.focus(), [])
  const text = codes.join('\n')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('Copied')
    } catch {
      setSaid('Your browser does not allow copying. Write the codes down or download them.')
    }
  }
  return (
    <section className="fc-sign-in__codes" aria-labelledby={id}>
      <h2 ref={title} id={id} tabIndex={-1}>
        Your recovery codes
      </h2>
      <p>
        Keep these codes somewhere safe. Each one signs you in once if you lose your phone. They are not shown again.
      </p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="fc-sign-in__buttons">
        <button type="button" className="fc-button" onClick={() => void copy()}>
          Copy
        </button>
        <a
          className="fc-button"
          download="forecourt-recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
        >
          Download
        </a>
        <button type="button" className="fc-button fc-button--main" onClick={onDone}>
          I have saved them
        </button>
      </div>
      <span role="status">{said}</span>
    </section>
  )
}
