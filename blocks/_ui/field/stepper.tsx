import { useId, useState } from 'react'
import type { AmountKind } from '#schemas/lib/read-amount.ts'
import { icon } from '../icon.tsx'
import { styleClasses } from '../style/style-class.ts'
import type { CssObject } from '../style/style-props.ts'
import { controlStyle } from './control-style.ts'
import { FieldError } from './field.tsx'
import { readTypedNumber } from './typed-number.ts'

interface StepperProps {
  /** Visible label before it. */
  label: string
  /** Accessible name: `Lowest price`. */
  name: string
  units: number
  step: number
  kind: AmountKind
  /** Smallest and largest number that can be typed. */
  min: number
  max: number
  onUnits: (units: number) => void
  prefix?: string
  suffix?: string
}

/** A number input with buttons for one step down and up. Typed text is committed at Enter or on blur. */
export function Stepper({ label, name, units, step, kind, min, max, onUnits, prefix = '', suffix = '' }: StepperProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const look = styleClasses(style)
  const settle = () => {
    if (typed === null) return
    const read = readTypedNumber(typed, { kind, min, max, prefix, suffix })
    setProblem(read.problem)
    if (read.problem === null) setTyped(null)
    if (read.value !== null && read.value !== units) onUnits(read.value)
  }
  const stepBy = (by: number) => {
    setTyped(null)
    setProblem(null)
    onUnits(units + by)
  }
  return (
    <div className={look.line}>
      <label htmlFor={id} className={look.label}>
        {label}
      </label>
      <button type="button" aria-label={`${name}: less`} onClick={() => stepBy(-step)} className={look.button}>
        {icon({ name: 'minus', size: 18 })}
      </button>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={`${label}: ${name.toLowerCase()}`}
        aria-invalid={problem === null ? undefined : true}
        aria-describedby={problem === null ? undefined : `${id}problem`}
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
      <button type="button" aria-label={`${name}: more`} onClick={() => stepBy(step)} className={look.button}>
        {icon({ name: 'plus', size: 18 })}
      </button>
      {problem === null ? null : (
        <div className={look.problem}>
          <FieldError id={`${id}problem`}>{problem}</FieldError>
        </div>
      )}
    </div>
  )
}

const style = {
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 },
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
  problem: { flexBasis: '100%' },
  input: {
    ...controlStyle,
    flex: '1 1 0',
    px: 2,
    minWidth: 0,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
} as const satisfies Record<string, CssObject>
