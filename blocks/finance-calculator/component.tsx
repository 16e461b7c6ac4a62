import { useSyncExternalStore } from 'react'
import { buildCalculator } from '#schemas/finance/calculator.ts'
import { canCalculate } from '#schemas/finance/can-calculate.ts'
import { quoteFigures, wantsQuote } from '#schemas/finance/quote-question.ts'
import type { Quote } from '#schemas/finance/quote.ts'
import { centsFromDollars } from '#schemas/lib/dollars.ts'
import { readMoneyWithinLimits } from '#schemas/lib/read-amount.ts'
import { currentPrice } from '#schemas/vehicle/price-display.ts'
import type { PropsOf } from '../_kit/props.ts'
import { usePage, useSite } from '../_kit/runtime.tsx'
import { Section } from '../_ui/section.tsx'
import type { financeCalculator } from './block.ts'
import { useQuote } from '../_vehicle/use-quote.ts'
import { Calculation } from './calculation.tsx'

type Props = PropsOf<typeof financeCalculator>

/** On a vehicle page only for a vehicle with an amount to finance and a provider. vehicles §5 */
export default function FinanceCalculator(props: Props) {
  const site = useSite()
  const { vehicle } = usePage()
  const budget = useBudget()
  const quote = useQuote(vehicle)
  if (!canCalculate(vehicle, site)) return null
  const { config } = site
  const budgetText = vehicle ? '' : budget
  const askedDollars = readMoneyWithinLimits(budgetText)
  const price = vehicle ? currentPrice(vehicle) : askedDollars === null ? null : centsFromDollars(askedDollars)
  const lender =
    vehicle && quote && price !== null
      ? quoteFigures(quote, price)
      : (vehicle?.finance_lenders[config.finance.provider] ?? null)
  const calculator = buildCalculator({ finance: config.finance, price, lender, frequency: props.settings.frequency })
  return (
    <Section
      heading={props.heading}
      intro={props.intro || undefined}
      background={props.settings.background}
      spacing="tight"
      anchor={props.settings.anchor || 'finance-calculator'}
    >
      <Calculation
        key={budgetText}
        props={props}
        calculator={calculator}
        quote={vehicle && wantsQuote(vehicle, site) ? quoteState(quote) : null}
        unusablePrice={budgetText !== '' && askedDollars === null ? budgetText : null}
      />
    </Section>
  )
}

/** Until the lender has answered, no other rate is shown for its vehicle. */
function quoteState(quote: Quote | null | undefined) {
  if (quote === undefined) return 'awaited'
  return quote === null ? 'refused' : 'given'
}

/** `vehiclePriceBudget` of the page's address: in the browser only, since a cached page is the same for every query. locations §2, Finance */
const useBudget = (): string =>
  useSyncExternalStore(
    ignoreChanges,
    () => new URLSearchParams(location.search).get('vehiclePriceBudget')?.slice(0, 60) ?? '',
    () => '',
  )

const ignoreChanges = () => () => {}
