import type { PropsOf } from '../_kit/props.ts'
import { usePage } from '../_kit/runtime.tsx'
import { Section } from '../_ui/section.tsx'
import { NameAndPlace } from '../_vehicle/name-and-place.tsx'
import type { vehicleHeading } from './block.ts'

export default function VehicleHeading({ showLocation, showViews, settings }: PropsOf<typeof vehicleHeading>) {
  const { vehicle } = usePage()
  if (!vehicle) return null
  return (
    <Section spacing="tight" anchor={settings.anchor}>
      <NameAndPlace vehicle={vehicle} showLocation={showLocation} showViews={showViews} />
    </Section>
  )
}
