import { loanExample } from '#schemas/finance/disclaimer.ts'
import { wantsQuote } from '#schemas/finance/quote-question.ts'
import { formatDollars } from '#schemas/lib/dollars.ts'
import { belowMarketBy, currentPrice } from '#schemas/vehicle/price-display.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { useSite } from '../_kit/runtime.tsx'
import { Badge } from '../_ui/badge.tsx'
import { Box } from '../_ui/box.tsx'
import { Inline } from '../_ui/inline.tsx'
import { Repayment, RepaymentNote } from '../_ui/repayment.tsx'
import { VehiclePrice } from '../_ui/vehicle-price.tsx'
import { QuotedRepayment } from './quoted-repayment.tsx'
import { useWeeklyEstimate } from './use-weekly-estimate.ts'

interface PricePanelProps {
  vehicle: Vehicle
  showEstimate: boolean
}

/** The price of an available vehicle, by how much it lies under the market, and a repayment a week with its comparison rate. spec/vehicles.md §4 and §5 */
export function PricePanel({ vehicle, showEstimate }: PricePanelProps) {
  const site = useSite()
  const saving = belowMarketBy({
    ...vehicle,
    average_market_price: vehicle.autograb_data?.average_market_price ?? null,
  })
  return (
    <Box>
      <VehiclePrice facts={vehicle} site={site} size="lg" />
      <Inline gap={2} mt={2}>
        {saving === null ? null : <Badge look="positive">{`${formatDollars(saving)} below market`}</Badge>}
        {vehicle.reserved ? <Badge look="warning">Reserved</Badge> : null}
        {vehicle.status === 'coming_soon' ? <Badge look="primary">COMING SOON</Badge> : null}
      </Inline>
      {showEstimate ? <Estimate vehicle={vehicle} /> : null}
    </Box>
  )
}

/** As stored or reckoned, with the loan that it is of; else as the lender quotes it when it is asked. */
function Estimate({ vehicle }: { vehicle: Vehicle }) {
  const site = useSite()
  const estimate = useWeeklyEstimate(vehicle)
  if (!estimate) {
    return wantsQuote(vehicle, site) ? (
      <Box mt={3}>
        <QuotedRepayment vehicle={vehicle} />
      </Box>
    ) : null
  }
  const { payment, comparisonRate, interestRate: interest, termYears, deposit, balloon: residual } = estimate
  const amount = currentPrice(vehicle) ?? 0
  const example = loanExample({ amount, deposit, residual, termYears, interest, frequency: 'weekly' })
  return (
    <Box mt={3}>
      <Repayment amount={payment} comparisonRate={comparisonRate} />
      <Box mt={1}>
        <RepaymentNote example={example} disclaimer={site.config.finance.requiredText} />
      </Box>
    </Box>
  )
}
