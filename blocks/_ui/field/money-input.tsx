import { centsFromDollars, dollarsFromCents } from '#schemas/lib/dollars.ts'
import type { Cents } from '#schemas/lib/money.ts'
import { NumberInput, type NumberInputProps } from './number-input.tsx'

type MoneyInputProps = Omit<NumberInputProps, 'value' | 'onValue' | 'prefix' | 'suffix' | 'quickPicks'> & {
  value: Cents | null
  onValue: (value: Cents | null) => void
  quickPicks?: readonly Cents[]
}

/** Input for dollars; the value is in cents. */
export function MoneyInput({ value, onValue, quickPicks, ...props }: MoneyInputProps) {
  return (
    <NumberInput
      {...props}
      prefix="$"
      value={value === null ? null : dollarsFromCents(value)}
      onValue={(dollars) => onValue(dollars === null ? null : centsFromDollars(dollars))}
      {...(quickPicks ? { quickPicks: quickPicks.map(dollarsFromCents) } : {})}
    />
  )
}
