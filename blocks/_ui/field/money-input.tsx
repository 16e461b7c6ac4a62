import { centsFromDollars, dollarsFromCents } from '#schemas/lib/dollars.ts'
import type { Cents } from '#schemas/lib/money.ts'
import { readMoneyOrShare } from '#schemas/lib/read-amount.ts'
import { NumberInput, type NumberInputProps } from './number-input.tsx'

type MoneyInputProps = Omit<
  NumberInputProps,
  'kind' | 'value' | 'onValue' | 'min' | 'max' | 'whenEmpty' | 'read' | 'prefix' | 'suffix' | 'quickPicks'
> & {
  /** 'measure' for a price per unit, where `1.899` is no thousand. */
  kind?: 'money' | 'measure'
  value: Cents | null
  onValue: (value: Cents | null) => void
  min?: Cents
  max?: Cents
  whenEmpty?: Cents | 'refuse'
  /** The amount of which `10%` is a share. */
  shareOf?: Cents
  quickPicks?: readonly Cents[]
}

/** Input for dollars; the value is in cents. */
export function MoneyInput({
  kind = 'money',
  value,
  onValue,
  min,
  max,
  whenEmpty,
  shareOf,
  quickPicks,
  ...props
}: MoneyInputProps) {
  return (
    <NumberInput
      {...props}
      kind={kind}
      prefix="$"
      value={inDollars(value)}
      onValue={(dollars) => onValue(dollars === null ? null : centsFromDollars(dollars))}
      min={inDollars(min ?? null) ?? undefined}
      max={inDollars(max ?? null) ?? undefined}
      whenEmpty={typeof whenEmpty === 'number' ? dollarsFromCents(whenEmpty) : whenEmpty}
      read={shareOf === undefined ? undefined : (text) => readMoneyOrShare(text, dollarsFromCents(shareOf))}
      {...(quickPicks ? { quickPicks: quickPicks.map(dollarsFromCents) } : {})}
    />
  )
}

const inDollars = (amount: Cents | null): number | null => (amount === null ? null : dollarsFromCents(amount))
