import type { UseFormRegisterReturn } from 'react-hook-form'
import { styleClass } from '../_ui/style/style-class.ts'
import { visuallyHidden } from '../_ui/visually-hidden.tsx'
import * as texts from './texts.ts'

/** A field that only bots see and fill in: the platform treats such leads as spam. */
export function Honeypot({ registered }: { registered: UseFormRegisterReturn }) {
  return (
    <label aria-hidden="true" className={styleClass(style)}>
      {texts.website}
      <input {...registered} tabIndex={-1} autoComplete="off" />
    </label>
  )
}

const style = { ...visuallyHidden } as const
