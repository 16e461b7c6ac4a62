import type { ReactNode } from 'react'
import type { Premises } from '#schemas/location/departments.ts'
import type { Location } from '#schemas/location/location.ts'
import { mapPicture, mapPictureSize } from '#schemas/location/map-picture.ts'
import { directionsUrl } from '#schemas/location/directions-url.ts'
import { contactPath, locationStockPath } from '#schemas/location/location-path.ts'
import { toHref } from '#schemas/page/href.ts'
import { useSite } from '../_kit/runtime.tsx'
import { Box } from '../_ui/box.tsx'
import { Heading } from '../_ui/heading.tsx'
import { UnderHeading } from '../_ui/heading-level.tsx'
import { Image } from '../_ui/image.tsx'
import { Inline } from '../_ui/inline.tsx'
import { Link } from '../_ui/link.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import type { CssObject } from '../_ui/style/style-props.ts'
import { Address } from './address.tsx'
import type { CardSettings } from './card-fields.ts'
import { DepartmentHours } from './department-hours.tsx'
import { GoogleRating } from './google-rating.tsx'
import { Licences } from './licences.tsx'
import { Phones } from './phones.tsx'
import * as texts from './texts.ts'

type Settings = Pick<CardSettings, 'contact' | 'details' | 'showHours' | 'showLicence' | 'showStock'>

/** One place at full width: who and where beside its hours. locations §2, Location detail header */
export function LocationPanel({
  premises,
  heading,
  settings,
}: {
  premises: Premises
  heading: ReactNode
  settings: Settings
}) {
  const [location] = premises
  const hasHours = settings.showHours && premises.some(({ opening_hours: hours }) => hours.length > 0)
  return (
    <Box
      display="grid"
      gap={[5, null, 6]}
      alignItems="start"
      gridTemplateColumns={hasHours ? ['minmax(0, 1fr)', null, 'minmax(0, 3fr) minmax(0, 2fr)'] : 'minmax(0, 1fr)'}
    >
      <Box display="grid" gap={4} justifyItems="start">
        {heading}
        <GoogleRating location={location} size={22} />
        <Address location={location} />
        {premises.length === 1 || !hasHours ? <Phones location={location} /> : null}
        {settings.showLicence ? <Licences premises={premises} /> : null}
        <Buttons premises={premises} settings={settings} />
        <MapPicture location={location} />
        {location.image ? (
          <Box width="100%" borderRadius="lg" overflow="hidden" mt={2}>
            <Image
              picture={{ url: location.image.url, alt: location.image.alt ?? '', width: 1200, height: 675 }}
              ratio="16/9"
              sizes="(min-width: 64em) 46rem, 100vw"
            />
          </Box>
        ) : null}
      </Box>
      {hasHours ? (
        <Box bg="surfaceRaised" border="thin" borderRadius="lg" boxShadow="sm" p={[4, null, 5]}>
          <UnderHeading>
            <Heading look="md" mb={3}>
              {texts.openingHours}
            </Heading>
            <UnderHeading>
              <DepartmentHours premises={premises} withPhones={premises.length > 1} captioned={false} />
            </UnderHeading>
          </UnderHeading>
        </Box>
      ) : null}
    </Box>
  )
}

/** The way there, on the picture of the site's map service. */
function MapPicture({ location }: { location: Location }) {
  const picture = mapPicture(location, useSite())
  if (picture === null) return null
  return (
    <Link href={directionsUrl(location)} target="_blank" rel="noopener" css={mapFrame}>
      <img src={picture} alt={texts.mapOfName({ name: location.name })} loading="lazy" {...mapPictureSize} />
    </Link>
  )
}

const mapFrame: CssObject = { display: 'block', maxWidth: '100%', borderRadius: 'lg', overflow: 'hidden' }

function Buttons({ premises, settings: { contact, details, showStock } }: { premises: Premises; settings: Settings }) {
  const [location] = premises
  return (
    <Inline gap={2}>
      <LinkButton href={directionsUrl(location)} target="_blank" rel="noopener">
        {texts.getDirections}
      </LinkButton>
      {toHref(contact) ? (
        <LinkButton to={contact} variant="secondary" />
      ) : details === 'contact' ? (
        <LinkButton href={contactPath(location)} variant="secondary">
          {texts.contactUs}
        </LinkButton>
      ) : null}
      {showStock && location.location_type === 'sales' ? (
        <LinkButton href={locationStockPath(location)} variant="ghost">
          {texts.viewOurStock}
        </LinkButton>
      ) : null}
    </Inline>
  )
}
