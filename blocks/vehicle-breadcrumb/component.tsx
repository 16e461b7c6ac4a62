import { vehicleCrumbs } from '#schemas/vehicle/vehicle-crumbs.ts'
import type { PropsOf } from '../_kit/props.ts'
import { usePage } from '../_kit/runtime.tsx'
import { Box } from '../_ui/box.tsx'
import { Breadcrumb } from '../_ui/breadcrumb.tsx'
import { Container } from '../_ui/container.tsx'
import type { vehicleBreadcrumb } from './block.ts'

export default function VehicleBreadcrumb({ homeLabel, settings }: PropsOf<typeof vehicleBreadcrumb>) {
  const { vehicle } = usePage()
  if (!vehicle) return null
  return (
    <Box id={settings.anchor || undefined} py={3} data-print="hide">
      <Container>
        <Breadcrumb crumbs={vehicleCrumbs(vehicle, homeLabel || undefined)} />
      </Container>
    </Box>
  )
}
