import type { PropsOf } from '../_kit/props.ts'
import { usePage } from '../_kit/runtime.tsx'
import { Heading } from '../_ui/heading.tsx'
import { Inline } from '../_ui/inline.tsx'
import { Section } from '../_ui/section.tsx'
import { Stack } from '../_ui/stack.tsx'
import { SaveRow } from '../_vehicle/save-row.tsx'
import { PaperRow } from '../_vehicle/paper-row.tsx'
import { ShareRow } from '../_vehicle/share-row.tsx'
import type { vehicleShare } from './block.ts'

export default function VehicleShare({ heading, copyNotice, settings, ...shown }: PropsOf<typeof vehicleShare>) {
  const { vehicle } = usePage()
  if (!vehicle) return null
  return (
    <Section spacing="tight" anchor={settings.anchor}>
      {heading ? (
        <Heading look="md" mb={3}>
          {heading}
        </Heading>
      ) : null}
      <Stack gap={3} data-print="hide">
        <ShareRow vehicle={vehicle} notice={copyNotice} />
        <Inline gap={2}>
          <SaveRow vehicle={vehicle} />
          <PaperRow vehicle={vehicle} {...shown} />
        </Inline>
      </Stack>
    </Section>
  )
}
