import { useId, useState } from 'react'
import {
  amountHelp,
  calculate,
  calculatorBounds,
  clampInput,
  shortDisclaimer,
  startOfCalculator,
  termLabel,
  type CalculatorState,
} from '#schemas/finance/calculator.ts'
import { frequencies, frequencyNames } from '#schemas/finance/repayment.ts'
import { formatDollars } from '#schemas/lib/dollars.ts'
import type { Cents } from '#schemas/lib/money.ts'
import { hrefOf } from '#schemas/page/href.ts'
import { isAvailable } from '#schemas/vehicle/availability.ts'
import { currentPrice } from '#schemas/vehicle/price-display.ts'
import type { LenderFigures } from '#schemas/vehicle/vehicle.ts'
import type { PropsOf } from '../_kit/props.ts'
import { usePage, useSite } from '../_kit/runtime.tsx'
import { Box } from '../_ui/box.tsx'
import { Card } from '../_ui/card.tsx'
import { Field } from '../_ui/field/field.tsx'
import { MoneyInput } from '../_ui/field/money-input.tsx'
import { NumberInput } from '../_ui/field/number-input.tsx'
import { Range } from '../_ui/field/range.tsx'
import { Segmented } from '../_ui/field/segmented.tsx'
import { Grid } from '../_ui/grid.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { Section } from '../_ui/section.tsx'
import { ShowMore } from '../_ui/show-more.tsx'
import { Stack } from '../_ui/stack.tsx'
import { Text } from '../_ui/text.tsx'
import type { financeCalculator } from './block.ts'

type Props = PropsOf<typeof financeCalculator>

export default function FinanceCalculator(props: Props) {
  const { config, flags } = useSite()
  const { vehicle } = usePage()
  if (!flags.finance || config.finance.provider === 'none') return null
  // spec/vehicles.md §5: on a vehicle page only for a vehicle that has an amount to finance.
  const price = vehicle ? currentPrice(vehicle) : null
  if (vehicle && (price === null || !isAvailable(vehicle))) return null
  const lender = vehicle?.finance_lenders[config.finance.provider] ?? null
  return <Calculator props={props} price={price} lender={lender} />
}

function Calculator({ props, price, lender }: { props: Props; price: Cents | null; lender: LenderFigures | null }) {
  const { finance } = useSite().config
  const name = useId()
  const [state, setState] = useState<CalculatorState>(() => ({
    ...startOfCalculator({ price, lender, defaults: finance }),
    frequency: props.settings.frequency,
  }))
  const set = (changes: Partial<CalculatorState>) => setState((known) => ({ ...known, ...changes }))
  const establishmentFee = lender?.establishmentFees ?? finance.establishmentFee
  const result = calculate(state, { lender, price, establishmentFee })
  const comparisonRate = lender?.comparisonRate ?? finance.comparisonRate
  return (
    <Section
      heading={props.heading}
      intro={props.intro || undefined}
      background={props.settings.background}
      spacing="tight"
      anchor={props.settings.anchor || 'finance-calculator'}
    >
      <Grid columns={[1, null, null, 2]} gap={[5, null, 6]}>
        <Stack gap={5}>
          <MoneyField
            label="Purchase price"
            value={state.amount}
            field="amount"
            hint={amountHelp(state.amount)}
            onValue={(amount) => set({ amount })}
          />
          <MoneyField
            label="Deposit or trade-in"
            value={state.deposit}
            field="deposit"
            hint={null}
            onValue={(deposit) => set({ deposit })}
          />
          <Field label={`Term: ${state.termYears} ${termLabel(state.termYears)}`}>
            <Range
              {...calculatorBounds.termYears}
              value={state.termYears}
              valueText={`${state.termYears} ${termLabel(state.termYears)}`}
              onChange={(event) => set({ termYears: clampInput('termYears', Number(event.target.value)) })}
            />
          </Field>
          {props.settings.showInterest ? (
            <Field label="Interest rate (% a year)">
              <NumberInput
                value={state.interest}
                suffix="%"
                onValue={(interest) => set({ interest: clampInput('interest', interest ?? 0) })}
              />
            </Field>
          ) : null}
          {props.settings.showResidual ? (
            <MoneyField
              label="Balloon"
              value={state.residual}
              field="residual"
              hint={null}
              onValue={(residual) => set({ residual })}
            />
          ) : null}
        </Stack>
        <Card padded css={{ alignSelf: 'start' }}>
          <Segmented
            legend="Repayment frequency"
            name={name}
            value={state.frequency}
            options={frequencyNames.map((value) => ({ value, label: frequencies[value].label }))}
            onValue={(frequency) => set({ frequency })}
          />
          <Text look="small" mt={5}>
            Estimated repayment
          </Text>
          <Box
            as="output"
            display="block"
            aria-live="polite"
            fontFamily="heading"
            fontWeight="heading"
            fontSize="4xl"
            lineHeight="tight"
            css={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {result.text}
          </Box>
          {comparisonRate === null ? null : (
            <Text fontSize="xl" mt={1} fontWeight="semibold">
              {`Comparison rate ${comparisonRate.toFixed(2)}% p.a.`}
            </Text>
          )}
          {result.total === null ? null : (
            <Text mt={3} look="muted">
              Total repayments {formatDollars(result.total)}
            </Text>
          )}
          <Box mt={5}>
            {hrefOf(props.enquire) ? (
              <LinkButton to={props.enquire} wide />
            ) : (
              <LinkButton href="/finance#finance-form" wide>
                Enquire Now
              </LinkButton>
            )}
          </Box>
          <Disclaimer text={props.disclaimer || lender?.disclaimer || finance.disclaimer || usualDisclaimer} />
        </Card>
      </Grid>
    </Section>
  )
}

interface MoneyFieldProps {
  label: string
  value: Cents
  field: 'amount' | 'deposit' | 'residual'
  hint: string | null
  onValue: (value: Cents) => void
}

function MoneyField({ label, value, field, hint, onValue }: MoneyFieldProps) {
  return (
    <Field label={label} hint={hint ?? undefined}>
      <MoneyInput value={value} onValue={(typed) => onValue(clampInput(field, typed ?? 0))} />
    </Field>
  )
}

/** Starts expanded: spec/locations-forms-finance.md §4. */
function Disclaimer({ text }: { text: string }) {
  const whole = `* ${text}`
  const short = shortDisclaimer(whole)
  return (
    <Box mt={4} fontSize="sm" color="muted">
      {short === null ? (
        whole
      ) : (
        <ShowMore more="Show More" less="Show Less" instead={short} open>
          {whole}
        </ShowMore>
      )}
    </Box>
  )
}

/** spec/locations-forms-finance.md §9, Lender disclaimer, for a site that has written none of its own. */
const usualDisclaimer =
  'The repayment shown is indicative only. It is not a formal or binding quote and does not consider your financial situation. The actual rate is determined by the lender. Finance is for approved applicants only; terms, fees and lending criteria apply.'
