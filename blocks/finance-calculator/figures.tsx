import {
  amountHelp,
  type Calculator,
  type CalculatorField,
  type CalculatorState,
  clampInput,
  termLabel,
} from '#schemas/finance/calculator.ts'
import { dollarsFromCents } from '#schemas/lib/dollars.ts'
import { Field } from '../_ui/field/field.tsx'
import { MoneyInput } from '../_ui/field/money-input.tsx'
import { NumberInput } from '../_ui/field/number-input.tsx'
import { Range } from '../_ui/field/range.tsx'
import { Stack } from '../_ui/stack.tsx'
import * as texts from './texts.ts'

interface FiguresProps {
  calculator: Calculator
  state: CalculatorState
  settings: { showInterest: boolean; showResidual: boolean }
  onChange: (changes: Partial<CalculatorState>) => void
}

/** The inputs of the calculator: price, deposit, term, rate and balloon. */
export function Figures({ calculator: { bounds }, state, settings, onChange }: FiguresProps) {
  const set = (field: CalculatorField, value: number | null) =>
    onChange({ [field]: clampInput(bounds, { field, value: value ?? 0 }) })
  const money = (field: 'amount' | 'deposit' | 'residual') => (
    <MoneyInput
      value={state[field]}
      step={dollarsFromCents(bounds[field].step)}
      onValue={(value) => set(field, value)}
    />
  )
  const { min, max, step } = bounds.interest
  const term = `${state.termYears} ${termLabel(state.termYears)}`
  return (
    <Stack gap={5}>
      <Field label={texts.purchasePrice} hint={amountHelp(bounds, state.amount)}>
        {money('amount')}
      </Field>
      <Field label={texts.depositOrTradeIn}>{money('deposit')}</Field>
      <Field label={texts.termTerm({ term })}>
        <Range
          {...bounds.termYears}
          value={state.termYears}
          valueText={term}
          onChange={(event) => set('termYears', Number(event.target.value))}
        />
      </Field>
      {settings.showInterest ? (
        <Field label={texts.interestRateAYear} hint={texts.fromMinToMax({ min, max })}>
          <NumberInput value={state.interest} suffix="%" step={step} onValue={(value) => set('interest', value)} />
        </Field>
      ) : null}
      {settings.showResidual ? <Field label={texts.balloon}>{money('residual')}</Field> : null}
    </Stack>
  )
}
