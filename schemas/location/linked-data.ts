import { storedPhone } from '../contact/phone.ts'
import { crawledPicture } from '../media/crawled-picture.ts'
import type { Site } from '../tenant/site.ts'
import type { Premises } from './departments.ts'
import type { Location } from './location.ts'
import { locationPath } from './location-path.ts'
import { comingSpecialDays } from './opening-hours.ts'
import { uniqueLocations } from './unique-locations.ts'

type Node = Record<string, unknown>

const types = {
  sales: 'AutoDealer',
  service: 'AutoRepair',
  parts: 'AutoPartsStore',
  others: 'AutomotiveBusiness',
} as const satisfies Record<Location['location_type'], string>

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

interface Dealer {
  site: Pick<Site, 'name' | 'origin' | 'country' | 'timeZone' | 'logo' | 'config'>
  now: Date
}

/** A location page's structured data: the place with its hours, and its other departments. Unknown facts are omitted. Unescaped data. */
export function locationLinkedData(premises: Premises, dealer: Dealer): Node {
  const [main, ...others] = premises
  return {
    '@context': 'https://schema.org',
    ...businessNode(main, dealer),
    ...(others.length > 0 ? { department: others.map((location) => businessNode(location, dealer)) } : {}),
  }
}

/** The home page's structured data: the dealer at its main location, with its other ones. */
export function dealerLinkedData(locations: readonly Location[], dealer: Dealer): Node {
  const { site } = dealer
  const all = uniqueLocations(locations)
  const main = all.find(({ primary }) => primary) ?? all[0]
  const others = all.filter((location) => location !== main)
  return known({
    '@context': 'https://schema.org',
    ...(main ? businessNode(main, dealer) : {}),
    '@type': types.sales,
    '@id': `${site.origin}/#dealer`,
    name: site.name,
    url: `${site.origin}/`,
    logo: site.logo ? new URL(crawledPicture(site.logo.url), site.origin).href : '',
    sameAs: Object.values(site.config.social).filter(Boolean),
    department: others.map((location) => businessNode(location, dealer)),
  })
}

/** The weekly hours of a location as opening hours of schema.org. */
export const weeklyHours = ({ opening_hours: entries }: Pick<Location, 'opening_hours'>): Node[] =>
  entries.flatMap(({ weekday, status, open, close }) =>
    status === 'Open' && open && close
      ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: days[weekday], opens: open, closes: close }]
      : [],
  )

/** Holidays to come. A day from midnight to midnight is closed: Google's documentation of local businesses. */
const specialHours = (location: Location, { site, now }: Dealer): Node[] =>
  comingSpecialDays(location, { now, timeZone: location.time_zone || site.timeZone }).map((day) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: day.date.slice(0, 10),
    validThrough: day.date.slice(0, 10),
    opens: day.status === 'Open' && day.open ? day.open : '00:00',
    closes: day.status === 'Open' && day.close ? day.close : '00:00',
  }))

function businessNode(location: Location, dealer: Dealer): Node {
  const { address } = location
  const { origin, country } = dealer.site
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
    openingHoursSpecification: weeklyHours(location),
    specialOpeningHoursSpecification: specialHours(location, dealer),
  })
}

const known = (node: Node): Node =>
  Object.fromEntries(
    Object.entries(node).filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0)),
  )
