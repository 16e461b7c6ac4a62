import { vehicleDetails as detailsOf, type VehicleDetailName } from '#schemas/vehicle/vehicle-details.ts'
import type { PropsOf } from '../_kit/props.ts'
import { usePage, useSite } from '../_kit/runtime.tsx'
import { Box } from '../_ui/box.tsx'
import { Card } from '../_ui/card.tsx'
import { FactRows } from '../_ui/fact-rows.tsx'
import { Heading } from '../_ui/heading.tsx'
import { UnderHeading } from '../_ui/heading-level.tsx'
import { Section } from '../_ui/section.tsx'
import type { vehicleDetails } from './block.ts'

export default function VehicleDetails({ heading, details, settings }: PropsOf<typeof vehicleDetails>) {
  const { timeZone, flags, config } = useSite()
  const { vehicle, now } = usePage()
  if (!vehicle) return null
  const known = detailsOf(vehicle, {
    now: new Date(now),
    timeZone,
    showsRegoExpiry: flags.regoExpiry,
    hasAnalysis: config.plugins.includes('Car Analysis'),
  })
  const shown = inOrder(known, details)
  if (shown.length === 0) return null
  return (
    <Section spacing="tight" anchor={settings.anchor}>
      <Card padded>
        {heading ? (
          <Heading look="md" mb={2}>
            {heading}
          </Heading>
        ) : null}
        <UnderHeading>
          {/* Removes the space below the last line. */}
          <Box mb="-3">
            <FactRows facts={shown} />
          </Box>
        </UnderHeading>
      </Card>
    </Section>
  )
}

const inOrder = <D extends { name: VehicleDetailName }>(known: readonly D[], names: readonly VehicleDetailName[]) =>
  names.length === 0 ? known : names.flatMap((name) => known.find((detail) => detail.name === name) ?? [])
