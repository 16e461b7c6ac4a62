'use client'
import { type ReactNode, useState } from 'react'

interface Props {
  label: string
  question: string
  /** The button that does it. */
  children: ReactNode
  cancel: string
}

/** A button whose effect is asked about first. */
export const AskButton = ({ label, question, children, cancel }: Props) => {
  const [isAsking, setAsking] = useState(false)
  if (!isAsking)
    return (
      <button type="button" className="fc-button fc-button--small" onClick={() => setAsking(true)}>
        {label}
      </button>
    )
  return (
    <span className="fc-inheritance__line" role="group" aria-label={label}>
      <span>{question}</span>
      {children}
      <button type="button" className="fc-button fc-button--small" onClick={() => setAsking(false)}>
        {cancel}
      </button>
    </span>
  )
}
