import { storedPhone } from '../contact/phone.ts'
import { crawledPicture } from '../media/crawled-picture.ts'
import type { Site } from '../tenant/site.ts'
import type { Premises } from './departments.ts'
import type { Location } from './location.ts'
import { locationPath } from './location-path.ts'

type Node = Record<string, unknown>

const types = {
  sales: 'AutoDealer',
  service: 'AutoRepair',
  parts: 'AutoPartsStore',
  others: 'AutomotiveBusiness',
} as const satisfies Record<Location['location_type'], string>

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** A location page's structured data: the place with its hours, and its other departments. Unknown facts are omitted. Unescaped data. */
export function locationLinkedData(premises: Premises, site: Pick<Site, 'origin' | 'country'>): Node {
  const [main, ...others] = premises
  return {
    '@context': 'https://schema.org',
    ...businessNode(main, site),
    ...(others.length > 0 ? { department: others.map((location) => businessNode(location, site)) } : {}),
  }
}

function businessNode(location: Location, { origin, country }: Pick<Site, 'origin' | 'country'>): Node {
  const { address } = location
  const url = origin + locationPath(location)
  return known({
    '@type': types[location.location_type],
    '@id': `${url}#location`,
    name: location.name,
    url,
    telephone: storedPhone(location.phone || location.landline_phone, country),
    email: location.email,
    image: location.image ? new URL(crawledPicture(location.image.url), origin).href : '',
    address: known({
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postcode,
      addressCountry: country,
    }),
    geo:
      address.lat === null || address.long === null
        ? ''
        : { '@type': 'GeoCoordinates', latitude: address.lat, longitude: address.long },
    openingHoursSpecification: location.opening_hours.flatMap(({ weekday, status, open, close }) =>
      status === 'Open' && open && close
        ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: days[weekday], opens: open, closes: close }]
        : [],
    ),
  })
}

const known = (node: Node): Node =>
  Object.fromEntries(
    Object.entries(node).filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0)),
  )
