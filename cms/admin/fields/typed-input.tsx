'use client'
import { useState } from 'react'
import * as texts from './texts.ts'

interface TypedInputProps {
  id: string
  text: string
  placeholder?: string
  /** Whether text that is not empty can be stored; otherwise it stays in the input with a message. */
  canRead: (text: string) => boolean
  onText: (text: string) => void
}

/** An input that commits its text on blur or Enter, because a partly typed number is not a value. */
export const TypedInput = ({ id, text, placeholder, canRead, onText }: TypedInputProps) => {
  const [draft, setDraft] = useState<string | null>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  const take = (written: string) => {
    if (draft === null) return
    const isRefused = written.trim() !== '' && !canRead(written)
    setUnreadable(isRefused)
    if (isRefused) return
    onText(written)
    setDraft(null)
  }
  return (
    <>
      <input
        id={id}
        type="text"
        placeholder={placeholder}
        aria-invalid={isUnreadable || undefined}
        aria-describedby={isUnreadable ? `${id}-unreadable` : undefined}
        value={draft ?? text}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={(event) => take(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && take(event.currentTarget.value)}
      />
      {isUnreadable ? (
        <span id={`${id}-unreadable`} role="alert">
          {texts.amountCannotBeRead}
        </span>
      ) : null}
    </>
  )
}
