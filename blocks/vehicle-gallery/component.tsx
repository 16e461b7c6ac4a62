import { Box } from '../_ui/box.tsx'
import { Section } from '../_ui/section.tsx'
import { vehicleTitle } from '#schemas/vehicle/vehicle-title.ts'
import type { PropsOf } from '../_kit/props.ts'
import { usePage } from '../_kit/runtime.tsx'
import { Viewer } from '../_viewer/viewer.tsx'
import { asWideAsPictures } from '../_viewer/viewer-style.ts'
import type { vehicleGallery } from './block.ts'

export default function VehicleGallery({ settings, ...look }: PropsOf<typeof vehicleGallery>) {
  const { vehicle } = usePage()
  if (!vehicle) return null
  return (
    <Section spacing="tight" anchor={settings.anchor}>
      <Box css={asWideAsPictures}>
        <Viewer vehicle={vehicle} title={vehicleTitle(vehicle)} {...look} />
      </Box>
    </Section>
  )
}
