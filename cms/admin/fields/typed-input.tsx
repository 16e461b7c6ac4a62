'use client'
import { useState } from 'react'

interface TypedInputProps {
  id: string
  text: string
  placeholder?: string
  onText: (text: string) => void
}

/** An input that commits its text on blur or Enter, because a partly typed number is not a value. */
export const TypedInput = ({ id, text, placeholder, onText }: TypedInputProps) => {
  const [draft, setDraft] = useState<string | null>(null)
  const take = (written: string) => {
    if (draft === null) return
    onText(written)
    setDraft(null)
  }
  return (
    <input
      id={id}
      type="text"
      placeholder={placeholder}
      value={draft ?? text}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={(event) => take(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && take(event.currentTarget.value)}
    />
  )
}
