import { useQuery } from '@tanstack/react-query'
import { locationBar } from '#schemas/vehicle/location-bar.ts'
import { locationsQuery } from '../_data/locations.ts'
import type { PropsOf } from '../_kit/props.ts'
import { useApi, usePage } from '../_kit/runtime.tsx'
import { Box } from '../_ui/box.tsx'
import { Container } from '../_ui/container.tsx'
import { Dismiss, goesWhenDismissed } from '../_ui/dismiss.tsx'
import { Icon } from '../_ui/icon.tsx'
import { Link } from '../_ui/link.tsx'
import type { CssObject } from '../_ui/style/style-props.ts'
import type { vehicleLocationBar } from './block.ts'
import * as texts from './texts.ts'

/** 'Located at {city}' with 'Get Directions'. Dismissing is a checkbox, so it needs no script. vehicles §2 */
export default function VehicleLocationBar({ canDismiss, settings }: PropsOf<typeof vehicleLocationBar>) {
  const { vehicle } = usePage()
  const { data: locations = [] } = useQuery(locationsQuery(useApi()))
  const bar = vehicle ? locationBar(vehicle, locations) : null
  if (!bar) return null
  return (
    <Box as="section" aria-label={texts.location} id={settings.anchor || undefined} css={band} data-print="hide">
      <Container display="flex" alignItems="center" gap={3}>
        <Box flex="none" color="link">
          <Icon name="pin" size={20} />
        </Box>
        <Box flex="1 1 auto" minWidth={0} display="flex" flexWrap="wrap" columnGap={3} py={2}>
          <Box as="span" fontWeight="semibold">
            {texts.locatedAtCity({ city: bar.city })}
          </Box>
          <Link href={bar.directions} target="_blank" rel="noopener">
            {texts.getDirections}
          </Link>
        </Box>
        {canDismiss ? <Dismiss /> : null}
      </Container>
    </Box>
  )
}

const band: CssObject = { bg: 'primarySoft', color: 'ink', ...goesWhenDismissed }
