import { useQuery } from '@tanstack/react-query'
import { vehiclePath } from '#schemas/vehicle/vehicle-title.ts'
import { vehicleSheet } from '#schemas/vehicle/vehicle-sheet.ts'
import { locationsQuery } from '../_data/locations.ts'
import type { PropsOf } from '../_kit/props.ts'
import { useApi, usePage, useSite } from '../_kit/runtime.tsx'
import { AnyIcon } from '../_ui/any-icon.tsx'
import { Box } from '../_ui/box.tsx'
import { Button } from '../_ui/button.tsx'
import { Heading } from '../_ui/heading.tsx'
import { UnderHeading } from '../_ui/heading-level.tsx'
import { Inline } from '../_ui/inline.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { Section } from '../_ui/section.tsx'
import { toolMark } from '../_vehicle/tools/tool-mark.ts'
import type { vehiclePrint } from './block.ts'
import { Sheet } from './sheet.tsx'
import * as texts from './texts.ts'

/** The printable vehicle; the rest of the page is not printed. vehicles §2, Print */
export default function VehiclePrint({ opensDialog, settings, ...shown }: PropsOf<typeof vehiclePrint>) {
  const site = useSite()
  const { vehicle, now } = usePage()
  const { data: locations = [] } = useQuery(locationsQuery(useApi()))
  if (!vehicle) return null
  const location = locations.find(({ id }) => id === vehicle.location_id) ?? null
  const sheet = vehicleSheet({ vehicle, site, location, now: new Date(now) })
  return (
    <Section spacing="tight" width="narrow" anchor={settings.anchor}>
      <Inline gap={2} mb={5} data-print="hide">
        <Box display="contents" css={{ '@media (scripting: none)': { display: 'none' } }}>
          <Button {...toolMark('print')} data-at-once={opensDialog || undefined}>
            <AnyIcon name="print" size={20} />
            {texts.printThisPage}
          </Button>
        </Box>
        <LinkButton href={vehiclePath(vehicle)} variant="secondary">
          {texts.backToTheVehicle}
        </LinkButton>
      </Inline>
      <Heading look="lg">{sheet.title}</Heading>
      <UnderHeading>
        <Sheet sheet={sheet} {...shown} />
      </UnderHeading>
    </Section>
  )
}
