import { useRef, useState } from 'react'
import { calculate, type CalculatorResult } from '#schemas/finance/calculate.ts'
import type { Calculator, CalculatorField, CalculatorState } from '#schemas/finance/calculator.ts'
import type { PropsOf } from '../_kit/props.ts'
import { usePage } from '../_kit/runtime.tsx'
import { Card } from '../_ui/card.tsx'
import { Grid } from '../_ui/grid.tsx'
import { tellEvent } from '../_ui/shopper-event.ts'
import type { financeCalculator } from './block.ts'
import { Figures } from './figures.tsx'
import { Outcome } from './outcome.tsx'

interface CalculationProps {
  props: PropsOf<typeof financeCalculator>
  calculator: Calculator
  /** The lender's quote, for a vehicle that requires one. */
  quote: 'awaited' | 'given' | 'refused' | null
  /** A price of the page's address that cannot be used. */
  unusablePrice: string | null
}

const noResult: CalculatorResult = {
  payment: 0,
  cost: null,
  comparisonRate: null,
  residual: 0,
  fees: { registration: 0, dealer: 0, monthly: 0 },
  refusal: null,
}

/** First finance-calculator interaction. vehicles §7, Analytics events */
const firstTouch = 26

export function Calculation({ props, calculator, quote, unusablePrice }: CalculationProps) {
  const { vehicle } = usePage()
  // What nobody has changed follows the lender's quote, which may come while a shopper is typing.
  const [changed, setChanged] = useState<Partial<CalculatorState>>({})
  const state = { ...calculator.start, ...changed }
  const isWaiting = quote === 'awaited'
  // Without a lender's loan there is none to show, as in the price panel, until a shopper tries figures.
  const hasNoLoan = quote === 'refused' && Object.keys(changed).every((name) => name === 'frequency')
  const [unusable, setUnusable] = useState<ReadonlySet<CalculatorField>>(
    new Set<CalculatorField>(unusablePrice === null ? [] : ['amount']),
  )
  const isTouched = useRef(false)
  const set = (changes: Partial<CalculatorState>) => {
    setChanged((known) => ({ ...known, ...changes }))
    if (isTouched.current) return
    isTouched.current = true
    tellEvent({ event: firstTouch, vehicleId: vehicle?.id })
  }
  const setField = (field: CalculatorField, value: number | null) => {
    setUnusable((known) => new Set([...known].filter((other) => other !== field).concat(value === null ? field : [])))
    set(value === null ? {} : { [field]: value })
  }
  return (
    <Grid columns={[1, null, null, 2]} gap={[5, null, 6]}>
      <Figures
        calculator={calculator}
        state={state}
        unusablePrice={unusablePrice}
        settings={{ ...props.settings, showInterest: props.settings.showInterest && !isWaiting }}
        onField={setField}
      />
      <Card padded css={{ alignSelf: 'start' }}>
        <Outcome
          props={props}
          calculator={calculator}
          state={state}
          isLastUsable={unusable.size > 0}
          result={isWaiting || hasNoLoan ? noResult : calculate(calculator, state)}
          onFrequency={(frequency) => set({ frequency })}
        />
      </Card>
    </Grid>
  )
}
