import { isAvailable } from '#schemas/vehicle/availability.ts'
import type { PropsOf } from '../_kit/props.ts'
import { usePage } from '../_kit/runtime.tsx'
import { Section } from '../_ui/section.tsx'
import { SoldPanel } from '../_vehicle/sold-panel.tsx'
import type { vehicleSold } from './block.ts'

export default function VehicleSold({ settings }: PropsOf<typeof vehicleSold>) {
  const { vehicle } = usePage()
  if (!vehicle || isAvailable(vehicle)) return null
  return (
    <Section spacing="tight" anchor={settings.anchor}>
      <SoldPanel vehicle={vehicle} />
    </Section>
  )
}
