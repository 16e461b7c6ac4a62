import { useId, useState } from 'react'
import { icon } from '../icon.tsx'
import { styleClasses } from '../style/style-class.ts'
import type { CssObject } from '../style/style-props.ts'
import { controlStyle } from './control-style.ts'
import { parseNumber } from './number-text.ts'

interface StepperProps {
  /** Visible label before it. */
  label: string
  /** Accessible name: `Lowest price`. */
  name: string
  units: number
  step: number
  onUnits: (units: number) => void
  prefix?: string
  suffix?: string
}

/** A number input with buttons for one step down and up. Typed text is committed at Enter or on blur. */
export function Stepper({ label, name, units, step, onUnits, prefix = '', suffix = '' }: StepperProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const look = styleClasses(style)
  const settle = () => {
    const wanted = typed === null ? null : parseNumber(typed)
    setTyped(null)
    if (wanted !== null && wanted !== units) onUnits(wanted)
  }
  return (
    <div className={look.line}>
      <label htmlFor={id} className={look.label}>
        {label}
      </label>
      <button type="button" aria-label={`${name}: less`} onClick={() => onUnits(units - step)} className={look.button}>
        {icon({ name: 'minus', size: 18 })}
      </button>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={`${label}: ${name.toLowerCase()}`}
        value={typed ?? `${prefix}${suffix === '' && prefix === '' ? units : units.toLocaleString('en-AU')}${suffix}`}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          settle()
        }}
        className={look.input}
      />
      <button type="button" aria-label={`${name}: more`} onClick={() => onUnits(units + step)} className={look.button}>
        {icon({ name: 'plus', size: 18 })}
      </button>
    </div>
  )
}

const style = {
  line: { display: 'flex', alignItems: 'center', gap: 2 },
  label: { flex: 'none', width: '2.75rem', fontSize: 'sm', color: 'muted' },
  button: {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 'tap',
    height: 'tap',
    border: 'strong',
    borderRadius: 'md',
    bg: 'transparent',
    color: 'ink',
    cursor: 'pointer',
    '&:hover': { bg: 'surfaceSunken', borderColor: 'ink' },
  },
  input: { ...controlStyle, px: 2, minWidth: 0, textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
} as const satisfies Record<string, CssObject>
