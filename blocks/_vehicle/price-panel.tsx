import { formatDollars } from '#schemas/lib/dollars.ts'
import { belowMarketBy } from '#schemas/vehicle/price-display.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { useSite } from '../_kit/runtime.tsx'
import { Badge } from '../_ui/badge.tsx'
import { Box } from '../_ui/box.tsx'
import { Inline } from '../_ui/inline.tsx'
import { VehiclePrice } from '../_ui/vehicle-price.tsx'
import { CertifiedBadge } from './certified-badge.tsx'
import { VehicleEstimate } from './vehicle-estimate.tsx'
import * as texts from './texts.ts'

interface PricePanelProps {
  vehicle: Vehicle
  showEstimate: boolean
}

/** The price of an available vehicle, its difference to the market, and a weekly repayment with comparison rate. vehicles §4 and §5 */
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
        <CertifiedBadge vehicle={vehicle} />
        {saving === null ? null : (
          <Badge look="positive">{texts.dollarsBelowMarket({ dollars: formatDollars(saving) })}</Badge>
        )}
        {vehicle.reserved ? <Badge look="warning">{texts.reserved}</Badge> : null}
        {vehicle.status === 'coming_soon' ? <Badge look="primary">{texts.comingSoon}</Badge> : null}
      </Inline>
      {showEstimate ? (
        <Box mt={3} css={{ '&:empty': { display: 'none' } }}>
          <VehicleEstimate vehicle={vehicle} />
        </Box>
      ) : null}
    </Box>
  )
}
