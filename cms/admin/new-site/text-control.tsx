'use client'
import { Labelled } from './labelled.tsx'

interface Props {
  label: string
  value: string
  onChange: (value: string) => void
  help?: string
  problem?: string | undefined
  placeholder?: string
  type?: 'text' | 'email' | 'tel'
}

export const TextControl = ({ label, help, problem, value, onChange, placeholder, type = 'text' }: Props) => (
  <Labelled label={label} problem={problem} {...(help ? { help } : {})}>
    {(aria) => (
      <input
        {...aria}
        type={type}
        value={value}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Labelled>
)
