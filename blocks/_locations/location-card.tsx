import type { ReactNode } from 'react'
import type { Premises } from '#schemas/location/departments.ts'
import { directionsUrl } from '#schemas/location/directions-url.ts'
import type { Location } from '#schemas/location/location.ts'
import { contactPath, locationPath, locationStockPath } from '#schemas/location/location-path.ts'
import { toHref } from '#schemas/page/href.ts'
import { Box } from '../_ui/box.tsx'
import { Card } from '../_ui/card.tsx'
import { Disclosure } from '../_ui/disclosure.tsx'
import { Heading } from '../_ui/heading.tsx'
import { UnderHeading } from '../_ui/heading-level.tsx'
import { Image } from '../_ui/image.tsx'
import { Inline } from '../_ui/inline.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { Address } from './address.tsx'
import type { CardSettings } from './card-fields.ts'
import { DepartmentHours } from './department-hours.tsx'
import { GoogleRating } from './google-rating.tsx'
import { Today } from './hours.tsx'
import { Licences } from './licences.tsx'
import { Phones } from './phones.tsx'
import * as texts from './texts.ts'

interface LocationCardProps extends CardSettings {
  premises: Premises
  /** Above the name: its number on a map. */
  before?: ReactNode
  /** Below the name: how far it is. */
  after?: ReactNode
  /** Anchor, for a marker on a map. */
  anchor?: string
  withPicture?: boolean
}

/** A place with its address, phones, hours, numbers and where to go from here. locations §2, Location card */
export function LocationCard({ premises, before, after, anchor, withPicture = true, ...settings }: LocationCardProps) {
  const [location] = premises
  return (
    <Card as="article" id={anchor} tabIndex={anchor ? -1 : undefined} css={anchor ? target : undefined}>
      {location.image && withPicture ? (
        <Image
          picture={{ url: location.image.url, alt: location.image.alt ?? '', width: 1200, height: 675 }}
          ratio="16/9"
          sizes="(min-width: 64em) 24rem, (min-width: 48em) 50vw, 100vw"
        />
      ) : null}
      <Box display="flex" flexDirection="column" flexGrow={1} gap={3} p={[4, null, 5]}>
        <Box display="flex" gap={3} alignItems="flex-start">
          {before}
          <Box minWidth={0}>
            <Heading look="md">{location.name}</Heading>
            {after}
          </Box>
        </Box>
        <GoogleRating location={location} />
        <Address location={location} />
        <Phones location={location} />
        {settings.showHours && hasHours(premises) ? (
          <Disclosure summary={<Today location={location} />}>
            <UnderHeading>
              <DepartmentHours premises={premises} withPhones={premises.length > 1} />
            </UnderHeading>
          </Disclosure>
        ) : null}
        {settings.showLicence ? <Licences premises={premises} /> : null}
        <Buttons location={location} settings={settings} />
      </Box>
    </Card>
  )
}

function Buttons({
  location,
  settings: { contact, details, showStock },
}: {
  location: Location
  settings: CardSettings
}) {
  return (
    <Inline gap={2} mt="auto" pt={2}>
      {toHref(contact) ? (
        <LinkButton to={contact} size="sm" />
      ) : (
        <ContactButton location={location} details={details} />
      )}
      <LinkButton href={directionsUrl(location)} size="sm" variant="secondary" target="_blank" rel="noopener">
        {texts.getDirections}
      </LinkButton>
      {details === 'details' ? (
        <LinkButton href={locationPath(location)} size="sm" variant="secondary">
          {texts.viewLocationDetails}
        </LinkButton>
      ) : null}
      {showStock && location.location_type === 'sales' ? (
        <LinkButton href={locationStockPath(location)} size="sm" variant="ghost">
          {texts.viewOurStock}
        </LinkButton>
      ) : null}
    </Inline>
  )
}

/** On a site whose locations have a contact page each, the card leads there. */
function ContactButton({ location, details }: { location: Location; details: CardSettings['details'] }) {
  return details === 'contact' ? (
    <LinkButton href={contactPath(location)} size="sm">
      {texts.contactUs}
    </LinkButton>
  ) : (
    <LinkButton href={`/contact#${location.slug}`} size="sm">
      {texts.contact}
    </LinkButton>
  )
}

const hasHours = (premises: Premises): boolean => premises.some(({ opening_hours: hours }) => hours.length > 0)

const target = {
  scrollMarginTop: '6rem',
  '&:target': { borderColor: 'primary' },
} as const
