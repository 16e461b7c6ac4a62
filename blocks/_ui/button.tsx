import type { ButtonHTMLAttributes, Ref } from 'react'
import { buttonStyle, type ButtonLook } from './button-style.ts'
import { Spinner } from './spinner.tsx'
import { styleClass } from './style/style-class.ts'

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> &
  ButtonLook & {
    /** Work in progress: the button keeps its text and focus, and cannot be pressed. */
    busy?: boolean
    ref?: Ref<HTMLButtonElement>
  }

export function Button({
  variant,
  size,
  wide,
  busy = false,
  type = 'button',
  onClick,
  children,
  ...props
}: ButtonProps) {
  return (
    <button
      {...props}
      type={busy ? 'button' : type}
      onClick={busy ? undefined : onClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={styleClass(buttonStyle({ variant, size, wide }))}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  )
}
