import { isAvailable } from '#schemas/vehicle/availability.ts'
import type { PropsOf } from '../_kit/props.ts'
import { usePage } from '../_kit/runtime.tsx'
import { Section } from '../_ui/section.tsx'
import { PricePanel } from '../_vehicle/price-panel.tsx'
import type { vehiclePrice } from './block.ts'

/** An unavailable vehicle has no price. vehicles §4 */
export default function VehiclePrice({ showEstimate, settings }: PropsOf<typeof vehiclePrice>) {
  const { vehicle } = usePage()
  if (!vehicle || !isAvailable(vehicle)) return null
  return (
    <Section spacing="tight" anchor={settings.anchor}>
      <PricePanel vehicle={vehicle} showEstimate={showEstimate} />
    </Section>
  )
}
