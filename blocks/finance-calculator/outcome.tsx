import { useId } from 'react'
import type { CalculatorResult } from '#schemas/finance/calculate.ts'
import type { Calculator, CalculatorState } from '#schemas/finance/calculator.ts'
import { frequencies, type Frequency, frequencyNames } from '#schemas/finance/repayment.ts'
import type { LoanCost } from '#schemas/finance/loan-cost.ts'
import type { Cents } from '#schemas/lib/money.ts'
import { amountWords } from '#schemas/payment/amount-words.ts'
import type { PropsOf } from '../_kit/props.ts'
import { Box } from '../_ui/box.tsx'
import { FactRows } from '../_ui/fact-rows.tsx'
import type { Fact } from '../_ui/facts.tsx'
import { Segmented } from '../_ui/field/segmented.tsx'
import { LastUsable } from '../_ui/field/last-usable.tsx'
import { Repayment } from '../_ui/repayment.tsx'
import { Text } from '../_ui/text.tsx'
import type { financeCalculator } from './block.ts'
import { EnquireButton } from './enquire-button.tsx'
import { SmallPrint } from './small-print.tsx'
import * as texts from './texts.ts'

interface OutcomeProps {
  props: PropsOf<typeof financeCalculator>
  calculator: Calculator
  state: CalculatorState
  /** Whether a field holds text that cannot be used, so that the result is for older figures. */
  isLastUsable: boolean
  result: CalculatorResult
  onFrequency: (frequency: Frequency) => void
}

/** The result with its legally required text. */
export function Outcome({ props, calculator, state, isLastUsable, result, onFrequency }: OutcomeProps) {
  const name = useId()
  const { payment, cost, comparisonRate, refusal } = result
  return (
    <>
      {props.settings.showFrequency && calculator.onlyFrequency === null ? (
        <Box mb={5}>
          <Segmented
            legend={texts.repaymentFrequency}
            name={name}
            value={state.frequency}
            options={frequencyNames.map((value) => ({ value, label: frequencies[value].label }))}
            onValue={onFrequency}
          />
        </Box>
      ) : null}
      <Text look="small">{texts.estimatedRepayment}</Text>
      <Box role="status" minHeight="2.5rem">
        {isLastUsable ? <LastUsable /> : null}
        {comparisonRate === null ? (
          <Text fontFamily="heading" fontWeight="semibold" fontSize={['xl', null, '2xl']} lineHeight="snug">
            {texts.enquireForFinance}
          </Text>
        ) : (
          <Repayment amount={payment} comparisonRate={comparisonRate} frequency={state.frequency} size="lg" />
        )}
        {refusal === null ? null : <Text mt={2}>{refusal}</Text>}
      </Box>
      {cost === null ? null : (
        <Box mt={3} fontSize="sm">
          <FactRows facts={describeCost(cost, payment)} />
        </Box>
      )}
      <Box mt={5}>
        <EnquireButton own={props.enquire} opens={props.settings.opens} />
      </Box>
      <SmallPrint props={props} calculator={calculator} state={state} result={result} />
    </>
  )
}

/** Each part of what is paid, without those of nothing. */
const describeCost = ({ periods, repayments, finalPayment, fees, total, credit }: LoanCost, payment: Cents): Fact[] => [
  { label: texts.repayments({ periods, payment: amountWords(payment) }), value: amountWords(repayments) },
  ...(finalPayment > 0 ? [{ label: texts.finalPayment, value: amountWords(finalPayment) }] : []),
  ...(fees > 0 ? [{ label: texts.feesBesides, value: amountWords(fees) }] : []),
  { label: texts.totalOfAllPayments, value: amountWords(total) },
  { label: texts.totalCostOfCredit, value: amountWords(credit) },
]
