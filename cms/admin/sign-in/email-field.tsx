'use client'

import * as texts from './texts.ts'

interface EmailFieldProps {
  value: string
  onValue: (value: string) => void
}

/** The email address that a person signs in with. */
export const EmailField = ({ value, onValue }: EmailFieldProps) => (
  <label>
    {texts.email}
    <input
      type="email"
      name="email"
      autoComplete="username"
      required
      value={value}
      onChange={({ target }) => onValue(target.value)}
    />
  </label>
)
