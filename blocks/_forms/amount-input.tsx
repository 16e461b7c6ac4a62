import type { UseFormRegisterReturn } from 'react-hook-form'
import type { LeadField } from '#schemas/lead/lead-form.ts'
import { readAmount } from '#schemas/lib/read-amount.ts'
import { AffixedInput } from '../_ui/field/affixed-input.tsx'
import { formatNumber } from '../_ui/field/number-text.ts'
import { QuickPicks } from '../_ui/field/quick-picks.tsx'
import { Stack } from '../_ui/stack.tsx'
import type { FormEntry } from './form-values.ts'

interface AmountInputProps {
  kind: keyof typeof units
  field: LeadField
  form: FormEntry
  registered: UseFormRegisterReturn
  required: boolean | undefined
  /** Not where the form is posted without script. */
  hasQuickPicks: boolean
}

/** Dollars or kilometres: the text stays as typed until the focus leaves it, then it has its separators. locations §5 */
export function AmountInput({ kind, field, form, registered, required, hasQuickPicks }: AmountInputProps) {
  const { name, initial, maxLength, autoComplete, quickPicks } = field
  const watched = form.watch(name)
  const typed = typeof watched === 'string' ? watched : String(initial)
  const fill = (amount: number) =>
    form.setValue(name, formatNumber(amount), { shouldValidate: form.formState.isSubmitted })
  return (
    <Stack gap={2}>
      <AffixedInput
        {...registered}
        {...units[kind]}
        {...(required === undefined ? {} : { required })}
        defaultValue={String(initial) || undefined}
        maxLength={maxLength}
        autoComplete={autoComplete}
        onBlur={(event) => {
          const amount = readAmount(event.target.value, kind)
          if (amount !== null) fill(amount)
          return registered.onBlur(event)
        }}
      />
      {hasQuickPicks && quickPicks.length > 0 ? (
        <QuickPicks quickPicks={quickPicks} value={readAmount(typed, kind)} {...units[kind]} onValue={fill} />
      ) : null}
    </Stack>
  )
}

const units = { money: { prefix: '$' }, kilometres: { suffix: ' kms' } } as const
