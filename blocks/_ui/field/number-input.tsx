import { type InputHTMLAttributes, useId, useState } from 'react'
import type { AmountKind } from '#schemas/lib/read-amount.ts'
import { Box } from '../box.tsx'
import { AffixedInput } from './affixed-input.tsx'
import { useFieldControl } from './field-context.ts'
import { FieldError } from './field.tsx'
import { formatNumber } from './number-text.ts'
import { QuickPicks } from './quick-picks.tsx'
import { readTypedNumber } from './typed-number.ts'

export interface NumberInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'prefix' | 'step' | 'min' | 'max'
> {
  kind: AmountKind
  value: number | null
  /** Null for an empty field, and for text that is no number or outside the bounds, which the field says. */
  onValue: (value: number | null) => void
  min?: number | undefined
  max?: number | undefined
  /** The number of an empty field; 'refuse' if it needs one. */
  whenEmpty?: number | 'refuse' | undefined
  read?: ((text: string) => number | null) | undefined
  /** Text to begin with that is no usable number, such as one from the page's address. */
  startText?: string | null | undefined
  prefix?: string
  suffix?: string
  /** Step of the arrow keys. */
  step?: number
  /** Minimum number of decimals, for amounts: 1.70. */
  decimals?: number
  /** How a value is written where it is not a plain number. */
  write?: (value: number) => string
  /** Predefined values. */
  quickPicks?: readonly number[]
}

/** A number with thousands separators. The text stays as typed until the input loses the focus, and for longer if it cannot be used. */
export function NumberInput({
  kind,
  value,
  onValue,
  min,
  max,
  whenEmpty,
  read,
  startText = null,
  prefix,
  suffix,
  decimals,
  write,
  step,
  quickPicks,
  ...props
}: NumberInputProps) {
  const [draft, setDraft] = useState<string | null>(startText)
  const problemId = useId()
  const control = useFieldControl()
  const readText = (text: string) => readTypedNumber(text, { kind, min, max, whenEmpty, read, prefix, suffix })
  const problem = draft === null ? null : readText(draft).problem
  const type = (text: string) => {
    setDraft(text)
    onValue(readText(text).value)
  }
  const pick = (picked: number) => {
    setDraft(null)
    onValue(Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min ?? 0, picked)))
  }
  return (
    <Box display="flex" flexDirection="column" gap={2}>
      <AffixedInput
        prefix={prefix}
        suffix={suffix}
        autoComplete="off"
        {...props}
        {...(problem === null
          ? {}
          : {
              'aria-invalid': true,
              'aria-describedby': [control['aria-describedby'], problemId].filter(Boolean).join(' '),
            })}
        value={draft ?? (write && value !== null ? write(value) : formatNumber(value, decimals))}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (!step || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
          event.preventDefault()
          pick((value ?? 0) + (event.key === 'ArrowUp' ? step : -step))
        }}
        onBlur={() => {
          if (problem === null) setDraft(null)
        }}
      />
      {problem === null ? null : <FieldError id={problemId}>{problem}</FieldError>}
      {quickPicks ? <QuickPicks {...{ quickPicks, value, prefix, suffix, onValue: pick }} /> : null}
    </Box>
  )
}
