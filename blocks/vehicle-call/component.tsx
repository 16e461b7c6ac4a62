import { useQuery } from '@tanstack/react-query'
import type { Location } from '#schemas/location/location.ts'
import { dealerStockPath } from '#schemas/location/location-path.ts'
import { todaysHours } from '#schemas/location/opening-hours.ts'
import { choosePhone } from '#schemas/location/phone-choice.ts'
import { locationsQuery } from '../_data/locations.ts'
import type { PropsOf } from '../_kit/props.ts'
import { useApi, usePage, useSite } from '../_kit/runtime.tsx'
import { useClockAt, useClockWords } from '../_locations/hours.tsx'
import { AnyIcon } from '../_ui/any-icon.tsx'
import { Box } from '../_ui/box.tsx'
import { Heading } from '../_ui/heading.tsx'
import { Inline } from '../_ui/inline.tsx'
import { Link } from '../_ui/link.tsx'
import { Section } from '../_ui/section.tsx'
import { Stack } from '../_ui/stack.tsx'
import { Text } from '../_ui/text.tsx'
import { PhoneButton } from '../_vehicle/phone-button.tsx'
import type { vehicleCall } from './block.ts'
import * as texts from './texts.ts'

/** Renders nothing without a number. vehicles §4, Dealer phone selection */
export default function VehicleCall({ heading, text, showHours, showMore, settings }: PropsOf<typeof vehicleCall>) {
  const site = useSite()
  const { vehicle } = usePage()
  const { data: locations } = useQuery({ ...locationsQuery(useApi()), enabled: showHours })
  if (!vehicle || choosePhone(site.config.phones, vehicle) === null) return null
  const location = locations?.find(({ id }) => id === vehicle.location_id)
  const place = location?.name ?? vehicle.location_name ?? vehicle.dealership_name
  return (
    <Section spacing="tight" anchor={settings.anchor}>
      <Box bg="surfaceSunken" borderRadius="lg" p={5} data-print="hide">
        <Stack gap={3}>
          {heading ? <Heading look="md">{heading}</Heading> : null}
          {text ? <Text>{text}</Text> : null}
          {place ? (
            <Inline gap={2} flexWrap="nowrap" alignItems="flex-start">
              <AnyIcon name="pin" size={18} />
              <span>
                <strong>{place}</strong>
                {location?.address.city ? `, ${location.address.city}` : ''}
              </span>
            </Inline>
          ) : null}
          {location ? <Hours location={location} /> : null}
          <PhoneButton vehicle={vehicle} wide size="lg" />
          {showMore && vehicle.dealership_slug ? (
            <Link href={dealerStockPath(vehicle.dealership_slug)}>{texts.seeMore}</Link>
          ) : null}
        </Stack>
      </Box>
    </Section>
  )
}

function Hours({ location }: { location: Location }) {
  const today = todaysHours(location, useClockAt(location))
  const clock = useClockWords(location)
  if (!today) return null
  const holiday = today.holiday ? ` (${today.holiday})` : ''
  return (
    <Inline gap={2} flexWrap="nowrap" alignItems="flex-start">
      <AnyIcon name="clock" size={18} />
      <span>{texts.todayTextHoliday({ text: today.text + clock, holiday })}</span>
    </Inline>
  )
}
