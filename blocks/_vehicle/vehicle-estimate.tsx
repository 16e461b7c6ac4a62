import { estimateExample } from '#schemas/finance/disclaimer.ts'
import { wantsQuote } from '#schemas/finance/quote-question.ts'
import { currentPrice } from '#schemas/vehicle/price-display.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { useSite } from '../_kit/runtime.tsx'
import { Box } from '../_ui/box.tsx'
import { Repayment, RepaymentNote } from '../_ui/repayment.tsx'
import { QuotedRepayment } from './quoted-repayment.tsx'
import { useWeeklyEstimate } from './use-weekly-estimate.ts'

interface VehicleEstimateProps {
  vehicle: Vehicle
  size?: 'sm' | 'md'
  /** Collapses the note behind its first words if there is no room. */
  folded?: boolean
}

/** A weekly repayment, stored or calculated, with its loan; else the lender's quote on request; else nothing. vehicles §5 */
export function VehicleEstimate({ vehicle, size = 'md', folded = false }: VehicleEstimateProps) {
  const site = useSite()
  const estimate = useWeeklyEstimate(vehicle)
  if (!estimate) return wantsQuote(vehicle, site) ? <QuotedRepayment vehicle={vehicle} folded={folded} /> : null
  const { payment, comparisonRate } = estimate
  const example = estimateExample(estimate, currentPrice(vehicle) ?? 0)
  return (
    <>
      <Repayment amount={payment} comparisonRate={comparisonRate} size={size} />
      <Box mt={folded ? 0 : 1}>
        <RepaymentNote
          country={site.country}
          folded={folded}
          example={example}
          disclaimer={site.config.finance.requiredText}
        />
      </Box>
    </>
  )
}
