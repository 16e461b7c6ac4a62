import type { UseFormRegisterReturn } from 'react-hook-form'
import { styleClass } from '../_ui/style/style-class.ts'
import { visuallyHidden } from '../_ui/visually-hidden.tsx'

/** A field that only machines see and fill in: the platform drops what they send. */
export function Honeypot({ registered }: { registered: UseFormRegisterReturn }) {
  return (
    <label aria-hidden="true" className={styleClass(style)}>
      Website
      <input {...registered} tabIndex={-1} autoComplete="off" />
    </label>
  )
}

const style = { ...visuallyHidden } as const
