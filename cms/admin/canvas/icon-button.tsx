import type { ButtonHTMLAttributes, Ref } from 'react'
import { Icon, type IconName } from './icon.tsx'

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'disabled'> {
  icon: IconName
  /** What it does; also its tooltip. */
  label: string
  /** It keeps the focus, so that the keyboard does not lose its place. */
  isOff?: boolean
  /** Shows the label beside the icon on wide screens. */
  isNamed?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button of the canvas with an icon. */
export const IconButton = ({
  icon,
  label,
  isOff = false,
  isNamed = false,
  onClick,
  className = '',
  ...rest
}: Props) => (
  <button
    {...rest}
    type="button"
    className={`fc-canvas-button ${isNamed ? 'fc-canvas-button--named' : ''} ${className}`}
    title={label}
    aria-disabled={isOff || undefined}
    onClick={isOff ? undefined : onClick}
  >
    <Icon name={icon} />
    <span className={isNamed ? 'fc-canvas-button__words' : 'fc-hidden'}>{label}</span>
  </button>
)
