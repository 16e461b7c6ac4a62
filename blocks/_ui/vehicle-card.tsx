import { cardFacts } from '#schemas/vehicle/card-facts.ts'
import { listingTag, type ListingTag } from '#schemas/vehicle/listing-tag.ts'
import { belowMarketBy } from '#schemas/vehicle/price-display.ts'
import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import { vehiclePath } from '#schemas/vehicle/vehicle-title.ts'
import { isAvailable } from '#schemas/vehicle/availability.ts'
import { formatDollars } from '#schemas/lib/dollars.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { Badge, type BadgeLook } from './badge.tsx'
import { Box } from './box.tsx'
import { Card } from './card.tsx'
import { Heading } from './heading.tsx'
import { Icon } from './icon.tsx'
import { Image } from './image.tsx'
import { Link } from './link.tsx'
import { Text } from './text.tsx'
import { VehiclePrice } from './vehicle-price.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

interface VehicleCardProps {
  vehicle: SearchDocument
  site: Site
  now: Date
  /** Above the fold: its picture is loaded first. */
  priority?: boolean
}

const tagLooks = {
  sold: 'dark',
  electric: 'positive',
  reserved: 'warning',
  certified: 'primary',
  custom: 'accent',
  'coming-soon': 'primary',
  'just-arrived': 'accent',
} as const satisfies Record<ListingTag['kind'], BadgeLook>

const wholeCard = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const

/** A vehicle in a list. The whole card leads to its page; the link's name is the vehicle's. */
export function VehicleCard({ vehicle, site, now, priority = false }: VehicleCardProps) {
  const tag = listingTag(vehicle, { rules: { ...site.config.cards, electricTag: site.flags.electricTag }, now })
  const saving = belowMarketBy(vehicle)
  const place = [vehicle.city, vehicle.state].filter(Boolean).join(', ')
  return (
    <Card as="article" lifts height="100%">
      <Box position="relative">
        <Image
          picture={pictureOf(vehicle)}
          ratio="3/2"
          sizes="(min-width: 64em) 24rem, (min-width: 48em) 50vw, 100vw"
          priority={priority}
          alt=""
        />
        {tag ? (
          <Box position="absolute" top={3} left={3}>
            <Badge look={tagLooks[tag.kind]}>{tag.text}</Badge>
          </Box>
        ) : null}
        {vehicle.photos_count > 1 && isAvailable(vehicle) ? (
          <Box position="absolute" bottom={2} right={2}>
            <Badge look="dark">
              <Icon name="camera" size={14} />
              {vehicle.photos_count}
              <VisuallyHidden> photos</VisuallyHidden>
            </Badge>
          </Box>
        ) : null}
      </Box>
      <Box display="flex" flexDirection="column" flexGrow={1} gap={3} p={4}>
        <Box>
          <Heading look="sm">
            <Link href={vehiclePath(vehicle)} css={wholeCard}>
              {[vehicle.year, vehicle.make, vehicle.model].filter(Boolean).join(' ')}
            </Link>
          </Heading>
          <Text look="small" mt={1} css={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {[vehicle.badge, vehicle.series].filter(Boolean).join(' ') || vehicle.body || '\u00A0'}
          </Text>
        </Box>
        <Box as="ul" role="list" display="flex" flexWrap="wrap" columnGap={3} rowGap={1} fontSize="sm" color="muted">
          {cardFacts(vehicle).map((fact) => (
            <Box as="li" key={fact.icon} display="inline-flex" alignItems="center" gap={1}>
              <Icon name={fact.icon} size={16} />
              {fact.text}
            </Box>
          ))}
        </Box>
        <Box mt="auto" pt={3} borderTop="thin">
          <VehiclePrice facts={vehicle} site={site} />
          <Box
            display="flex"
            flexWrap="wrap"
            justifyContent="space-between"
            alignItems="center"
            gap={2}
            mt={1}
            minHeight="1.5rem"
          >
            {place ? (
              <Text as="span" look="small">
                {place}
              </Text>
            ) : null}
            {saving === null ? null : <Badge look="positive">{`${formatDollars(saving)} below market`}</Badge>}
          </Box>
        </Box>
      </Box>
    </Card>
  )
}

function pictureOf(vehicle: SearchDocument) {
  const url = vehicle.thumbs[0]
  return url ? { url, alt: '', width: 960, height: 640 } : null
}
