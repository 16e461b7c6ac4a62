import type { UseFormRegisterReturn } from 'react-hook-form'
import { styleClass } from '../_ui/style/style-class.ts'
import { visuallyHidden } from '../_ui/visually-hidden.tsx'
import * as texts from './texts.ts'

/**
 * A field that only bots see and fill in. Its name and words mean nothing to a browser's autofill, and password managers are told to leave it.
 * A filled field makes a lead suspected; it alone never holds it back.
 */
export function Honeypot({ registered }: { registered: UseFormRegisterReturn }) {
  return (
    <label aria-hidden="true" className={styleClass(style)}>
      {texts.leaveThisEmpty}
      <input
        {...registered}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
        data-form-type="other"
      />
    </label>
  )
}

const style = { ...visuallyHidden } as const
