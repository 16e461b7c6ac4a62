import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { directionsUrl } from '#schemas/location/directions-url.ts'
import type { Location } from '#schemas/location/location.ts'
import { formatHours, todaysHours, weekLines } from '#schemas/location/opening-hours.ts'
import { uniqueLocations } from '#schemas/location/unique-locations.ts'
import { hrefOf } from '#schemas/page/href.ts'
import { locationsQuery } from '../_data/locations.ts'
import type { PropsOf } from '../_kit/props.ts'
import { useApi, usePage, useSite } from '../_kit/runtime.tsx'
import { Badge } from '../_ui/badge.tsx'
import { Box } from '../_ui/box.tsx'
import { Card } from '../_ui/card.tsx'
import { Disclosure } from '../_ui/disclosure.tsx'
import { Grid } from '../_ui/grid.tsx'
import { Heading } from '../_ui/heading.tsx'
import { UnderHeading } from '../_ui/heading-level.tsx'
import { Icon } from '../_ui/icon.tsx'
import { Image } from '../_ui/image.tsx'
import { Inline } from '../_ui/inline.tsx'
import { Link } from '../_ui/link.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { Popup } from '../_ui/popup.tsx'
import { Rating } from '../_ui/rating.tsx'
import { Section } from '../_ui/section.tsx'
import { Text } from '../_ui/text.tsx'
import type { locationGrid } from './block.ts'
import { locationsAskedFor } from './locations-asked-for.ts'

type Props = PropsOf<typeof locationGrid>

export default function LocationGrid(props: Props) {
  const { data } = useQuery(locationsQuery(useApi(), locationsAskedFor(props)))
  const locations = uniqueLocations(picked(data ?? [], props))
  if (locations.length === 0) return null
  return (
    <Section
      heading={props.heading}
      intro={props.intro || undefined}
      background={props.settings.background}
      anchor={props.settings.anchor}
    >
      <Grid columns={locations.length < 3 ? [1, null, 2] : [1, null, 2, 3]}>
        {locations.map((location) => (
          <LocationCard key={location.id} location={location} props={props} />
        ))}
      </Grid>
    </Section>
  )
}

function picked(locations: Location[], props: Props): Location[] {
  if (props.source !== 'picked') return locations
  return props.locations.flatMap((choice) => locations.find((location) => location.id === choice.id) ?? [])
}

function LocationCard({ location, props }: { location: Location; props: Props }) {
  const { address } = location
  const phone = location.phone || location.landline_phone
  return (
    <Card as="article">
      {location.image ? (
        <Image
          picture={{ url: location.image.url, alt: location.image.alt ?? '', width: 1200, height: 675 }}
          ratio="16/9"
          sizes="(min-width: 64em) 24rem, (min-width: 48em) 50vw, 100vw"
        />
      ) : null}
      <Box display="flex" flexDirection="column" flexGrow={1} gap={3} p={[4, null, 5]}>
        <Heading look="md">{location.name}</Heading>
        {location.average_rating === null || location.review_count === 0 ? null : (
          <Inline gap={2}>
            <Rating value={location.average_rating} />
            <Text as="span" look="small">
              {location.average_rating.toFixed(1)} ({location.review_count.toLocaleString('en-AU')} reviews)
            </Text>
          </Inline>
        )}
        <Line icon="pin">
          <Box as="address" fontStyle="normal">
            {address.street}
            <br />
            {[address.city, address.state, address.postcode].filter(Boolean).join(' ')}
          </Box>
        </Line>
        {phone ? (
          <Line icon="phone">
            <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Link>
          </Line>
        ) : null}
        {props.showHours ? <Hours location={location} /> : null}
        {props.showLicence ? <Licences location={location} /> : null}
        <Inline gap={2} mt="auto" pt={2}>
          {hrefOf(props.contact) ? (
            <LinkButton to={props.contact} size="sm" />
          ) : (
            <LinkButton href={`/contact#${location.slug}`} size="sm">
              Contact
            </LinkButton>
          )}
          <LinkButton href={directionsUrl(location)} size="sm" variant="secondary" target="_blank" rel="noopener">
            Get Directions
          </LinkButton>
        </Inline>
      </Box>
    </Card>
  )
}

function Line({ icon, children }: { icon: 'pin' | 'phone' | 'clock'; children: ReactNode }) {
  return (
    <Box display="flex" gap={3} alignItems="flex-start">
      <Box color="muted" flex="none" mt={1}>
        <Icon name={icon} size={18} />
      </Box>
      <Box minWidth={0}>{children}</Box>
    </Box>
  )
}

function Hours({ location }: { location: Location }) {
  const { timeZone } = useSite()
  const today = todaysHours(location, { now: new Date(usePage().now), timeZone })
  const lines = weekLines(location.opening_hours)
  if (!today || lines.length === 0) return null
  return (
    <Disclosure
      summary={
        <Inline as="span" gap={2}>
          <Icon name="clock" size={18} />
          <span>{`Today ${today.text}`}</span>
          {today.holiday ? <Badge look="warning">{today.holiday}</Badge> : null}
        </Inline>
      }
    >
      <Box as="table" width="100%" fontSize="sm">
        <Box as="caption" textAlign="left" pb={1} color="muted">
          Opening hours
        </Box>
        <tbody>
          {lines.map((line) => (
            <tr key={line.days}>
              <Box as="th" scope="row" textAlign="left" py={1} fontWeight="regular">
                {line.days}
              </Box>
              <Box as="td" textAlign="right" py={1} css={{ fontVariantNumeric: 'tabular-nums' }}>
                {line.hours}
              </Box>
            </tr>
          ))}
        </tbody>
      </Box>
      <UnderHeading>
        <Holidays location={location} />
      </UnderHeading>
    </Disclosure>
  )
}

function Holidays({ location }: { location: Location }) {
  const today = usePage().now.slice(0, 10)
  const coming = location.special_hours.filter((day) => day.date.slice(0, 10) >= today).slice(0, 4)
  if (coming.length === 0) return null
  return (
    <Popup trigger="Holiday Hours" title={`Holiday Hours, ${location.name}`} size="sm" variant="secondary">
      <Box as="ul" display="grid" gap={2}>
        {coming.map((day) => (
          <li key={day.date}>
            {formatDate(day.date)} {day.name ? `(${day.name})` : ''}: {formatHours(day)}
          </li>
        ))}
      </Box>
    </Popup>
  )
}

function Licences({ location }: { location: Location }) {
  const parts = [
    location.dealer_license_number && `DL ${location.dealer_license_number}`,
    location.motor_vehicle_repairer && `MRB ${location.motor_vehicle_repairer}`,
  ].filter(Boolean)
  return parts.length === 0 ? null : <Text look="small">{parts.join(' · ')}</Text>
}

const formatDate = (date: string) =>
  new Date(`${date.slice(0, 10)}T00:00:00Z`).toLocaleDateString('en-AU', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
