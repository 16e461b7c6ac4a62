import { useQuery } from '@tanstack/react-query'
import type { CalculatorResult } from '#schemas/finance/calculate.ts'
import type { Calculator, CalculatorState } from '#schemas/finance/calculator.ts'
import {
  feeWords,
  loanExample,
  rangeWords,
  shortDisclaimer,
  statedRange,
  defaultDisclaimer,
} from '#schemas/finance/disclaimer.ts'
import { financeDisclaimerQuery } from '../_data/finance-disclaimer.ts'
import type { PropsOf } from '../_kit/props.ts'
import { useApi, usePage, useSite } from '../_kit/runtime.tsx'
import { Box } from '../_ui/box.tsx'
import { RepaymentNote } from '../_ui/repayment.tsx'
import { ShowMore } from '../_ui/show-more.tsx'
import { asksForDisclaimer } from './asks-for-disclaimer.ts'
import type { financeCalculator } from './block.ts'
import * as texts from './texts.ts'

interface SmallPrintProps {
  props: PropsOf<typeof financeCalculator>
  calculator: Calculator
  state: CalculatorState
  result: CalculatorResult
}

/**
 * Legally required text is always complete: example, fees, the tenant's required text and the warning. The lender's disclaimer can be
 * collapsed.
 */
export function SmallPrint({ props, calculator, state, result }: SmallPrintProps) {
  const { country, config } = useSite()
  const { finance } = config
  const { vehicle } = usePage()
  const disclaimerQuery = useQuery({
    ...financeDisclaimerQuery(useApi(), vehicle?.slug ?? ''),
    enabled: asksForDisclaimer({ props, vehicle, finance }),
  })
  const words =
    props.disclaimer ||
    calculator.lender?.disclaimer ||
    disclaimerQuery.data?.disclaimer ||
    finance.disclaimer ||
    defaultDisclaimer
  const range = statedRange(words) ?? calculator.comparisonRange
  const required = [
    loanExample({ ...state, residual: result.residual }),
    feeWords({ establishment: calculator.establishmentFee, ...result.fees }),
    range ? rangeWords(range) : null,
    finance.requiredText,
  ]
  return (
    <>
      <Box mt={4}>
        {result.comparisonRate !== null ? (
          <RepaymentNote country={country} disclaimer={required.filter(Boolean).join(' ')} />
        ) : finance.requiredText ? (
          <Box fontSize="xs" color="muted">
            {finance.requiredText}
          </Box>
        ) : null}
      </Box>
      <Box mt={3} fontSize="sm" color="muted">
        <Disclaimer words={words} cuts={props.settings.cutDisclaimer} />
      </Box>
    </>
  )
}

/** Starts expanded: locations §4. */
function Disclaimer({ words, cuts }: { words: string; cuts: boolean }) {
  const short = cuts ? shortDisclaimer(words) : null
  if (short === null) return words
  return (
    <ShowMore more={texts.showMore} less={texts.showLess} instead={short} open>
      <div>{words}</div>
    </ShowMore>
  )
}
