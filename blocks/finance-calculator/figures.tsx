import { useState } from 'react'
import { amountHelp, type Calculator, type CalculatorField, type CalculatorState } from '#schemas/finance/calculator.ts'
import { termWords } from '#schemas/finance/term-words.ts'
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
  /** A price of the page's address that cannot be used. */
  unusablePrice: string | null
  settings: { showInterest: boolean; showResidual: boolean }
  /** Null if the field's text cannot be used. */
  onField: (field: CalculatorField, value: number | null) => void
}

/** The inputs of the calculator: price, deposit, term, rate and balloon. */
export function Figures({ calculator, state, unusablePrice, settings, onField }: FiguresProps) {
  const { bounds } = calculator
  const [terms, setTerms] = useState(0)
  /** The slider replaces what was typed, even if it could not be read. */
  const slideTerm = (years: number) => {
    setTerms(terms + 1)
    onField('termYears', years)
  }
  const money = (field: 'amount' | 'deposit' | 'residual') => (
    <MoneyInput
      value={state[field]}
      min={bounds[field].min}
      max={bounds[field].max}
      step={dollarsFromCents(bounds[field].step)}
      onValue={(value) => onField(field, value)}
      {...(field === 'amount'
        ? { whenEmpty: 'refuse', startText: unusablePrice }
        : { whenEmpty: 0, shareOf: state.amount })}
    />
  )
  const { min, max, step } = bounds.interest
  return (
    <Stack gap={5}>
      <Field label={texts.purchasePrice} hint={amountHelp(calculator, state.amount)}>
        {money('amount')}
      </Field>
      <Field label={texts.depositOrTradeIn}>{money('deposit')}</Field>
      <Stack gap={2}>
        <Field label={texts.term}>
          <NumberInput
            key={terms}
            kind="term"
            inputMode="text"
            value={state.termYears}
            {...bounds.termYears}
            whenEmpty="refuse"
            write={termWords}
            onValue={(value) => onField('termYears', value)}
          />
        </Field>
        <Range
          {...bounds.termYears}
          aria-label={texts.term}
          value={state.termYears}
          valueText={termWords(state.termYears)}
          onChange={(event) => slideTerm(Number(event.target.value))}
        />
      </Stack>
      {settings.showInterest ? (
        <Field label={texts.interestRateAYear} hint={texts.fromMinToMax({ min, max })}>
          <NumberInput
            kind="percent"
            value={state.interest}
            min={min}
            max={max}
            whenEmpty="refuse"
            suffix="%"
            step={step}
            onValue={(value) => onField('interest', value)}
          />
        </Field>
      ) : null}
      {settings.showResidual ? <Field label={texts.balloon}>{money('residual')}</Field> : null}
    </Stack>
  )
}
