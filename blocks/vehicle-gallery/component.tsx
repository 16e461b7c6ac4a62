import { Section } from '../_ui/section.tsx'
import { vehicleTitle } from '#schemas/vehicle/vehicle-title.ts'
import type { PropsOf } from '../_kit/props.ts'
import { usePage } from '../_kit/runtime.tsx'
import { Viewer } from '../_viewer/viewer.tsx'
import type { vehicleGallery } from './block.ts'

export default function VehicleGallery({ settings, ...look }: PropsOf<typeof vehicleGallery>) {
  const { vehicle } = usePage()
  if (!vehicle) return null
  return (
    <Section spacing="tight" anchor={settings.anchor}>
      <Viewer vehicle={vehicle} title={vehicleTitle(vehicle)} {...look} />
    </Section>
  )
}
