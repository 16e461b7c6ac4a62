'use client'
import { useState } from 'react'

/** `leaves` once another page is being opened, until when the button stays disabled. */
export type Outcome = 'done' | 'leaves' | { problem: string }

interface Props {
  label: string
  /** For screen readers, where several buttons have the same label. */
  name?: string
  /** As the other fields' ways back to an inherited value. */
  isQuiet?: boolean
  run: () => Promise<Outcome>
}

/** A button that is disabled while it works, and says why it did not. */
export const RunButton = ({ label, name, isQuiet = false, run }: Props) => {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const press = async () => {
    setBusy(true)
    const outcome = await run()
    setProblem(typeof outcome === 'object' ? outcome.problem : '')
    setBusy(outcome === 'leaves')
  }
  return (
    <>
      <button
        type="button"
        className={isQuiet ? 'fc-inherited__reset' : 'fc-button fc-button--small'}
        aria-label={name}
        disabled={isBusy}
        onClick={() => void press()}
      >
        {label}
      </button>
      {problem ? (
        <span role="alert" className="fc-inheritance__problem">
          {problem}
        </span>
      ) : null}
    </>
  )
}
