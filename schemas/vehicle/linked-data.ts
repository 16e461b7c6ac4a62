import { storedPhone } from '../contact/phone.ts'
import { dollarsFromCents } from '../lib/dollars.ts'
import type { Location } from '../location/location.ts'
import { weeklyHours } from '../location/linked-data.ts'
import { choosePhone } from '../location/phone-choice.ts'
import { crawledPicture } from '../media/crawled-picture.ts'
import type { Site } from '../tenant/site.ts'
import { isAvailable } from './availability.ts'
import { priceDisplay } from './price-display.ts'
import { vehicleCrumbs } from './vehicle-crumbs.ts'
import { vehiclePath, vehicleTitle } from './vehicle-title.ts'
import type { ItemType, Vehicle } from './vehicle.ts'

interface LinkedDataInput {
  vehicle: Vehicle
  site: Pick<Site, 'name' | 'origin' | 'currency' | 'country' | 'config' | 'flags' | 'logo'>
  /** The vehicle's location; null if unknown. */
  location: Location | null
  description: string
}

type Node = Record<string, unknown>

/**
 * A vehicle page's structured data as a schema.org graph: the vehicle with its offer, dealer and breadcrumb. It contains only what the page
 * shows: a price only if shoppers see one, and no unknown values. Unescaped data.
 */
export function vehicleLinkedData(input: LinkedDataInput): Node {
  const { vehicle, site } = input
  const url = site.origin + vehiclePath(vehicle)
  return {
    '@context': 'https://schema.org',
    '@graph': [vehicleNode(input, url), dealerNode(input), crumbsNode(vehicle, { origin: site.origin, url })],
  }
}

const types = {
  car: 'Car',
  motorcycle: 'Motorcycle',
  caravan: 'Vehicle',
  truck: 'Vehicle',
  tractor: 'Vehicle',
} as const satisfies Record<ItemType, string>

/** More pictures add no information and size to every page. */
const imagesAtMost = 6

function vehicleNode({ vehicle, site, description }: LinkedDataInput, url: string): Node {
  const { variant } = vehicle
  const images = vehicle.images.filter(({ isVideo }) => !isVideo).slice(0, imagesAtMost)
  return known({
    '@type': types[vehicle.item_type],
    '@id': `${url}#vehicle`,
    url,
    name: vehicleTitle(vehicle),
    description,
    sku: vehicle.stocknum,
    image: images.map(({ image }) => new URL(crawledPicture(image.url), site.origin).href),
    brand: { '@type': 'Brand', name: vehicle.make },
    model: vehicle.model,
    vehicleConfiguration: [vehicle.badge, vehicle.series].filter(Boolean).join(' '),
    vehicleModelDate: vehicle.year === null ? null : String(vehicle.year),
    vehicleIdentificationNumber: vehicle.vin,
    itemCondition: getCondition(vehicle),
    bodyType: vehicle.body ?? vehicle.simple_body,
    color: vehicle.colour,
    vehicleInteriorColor: vehicle.interior_colour,
    vehicleTransmission: vehicle.trans ?? vehicle.simple_transmission,
    driveWheelConfiguration: vehicle.drive ?? vehicle.simple_drive,
    fuelType: vehicle.fuel ?? vehicle.simple_fuel,
    numberOfDoors: vehicle.doors,
    vehicleSeatingCapacity: vehicle.seats,
    mileageFromOdometer: quantity(vehicle.km, 'KMT'),
    fuelConsumption: quantity(variant.fuelconsumptioncombined, 'L/100 km', 'unitText'),
    vehicleEngine: known({
      '@type': 'EngineSpecification',
      name: vehicle.engine_size,
      engineDisplacement: quantity(vehicle.engine_size_litres ?? variant.enginesize_litres, 'LTR'),
      torque: quantity(variant.torque, 'NU'),
    }),
    offers: offerNode({ vehicle, site }, url),
  })
}

function offerNode({ vehicle, site }: Pick<LinkedDataInput, 'vehicle' | 'site'>, url: string): Node {
  const price = isAvailable(vehicle) ? priceShown(vehicle, site) : null
  return known({
    '@type': 'Offer',
    url,
    availability: `https://schema.org/${getAvailability(vehicle)}`,
    itemCondition: getCondition(vehicle),
    price: price === null ? null : dollarsFromCents(price).toFixed(2),
    priceCurrency: price === null ? null : site.currency,
    seller: { '@id': dealerId(site) },
  })
}

/** A subscription price is not the vehicle's price. */
function priceShown(vehicle: Vehicle, { config, flags }: LinkedDataInput['site']): number | null {
  const shown = priceDisplay(vehicle, {
    offersSubscription: flags.subscriptions,
    noPriceText: config.cards.noPriceText,
  })
  return shown.kind === 'price' ? shown.amount : null
}

function getAvailability({ status, reserved, preorder }: Vehicle): string {
  if (status === 'sold' || status === 'withdrawn') return 'SoldOut'
  if (status === 'coming_soon' || preorder) return 'PreOrder'
  return reserved ? 'LimitedAvailability' : 'InStock'
}

/** A demonstrator is used. */
const getCondition = ({ car_type: type }: Vehicle) =>
  `https://schema.org/${type === 'new' ? 'NewCondition' : 'UsedCondition'}`

const dealerId = ({ origin }: Pick<Site, 'origin'>) => `${origin}/#dealer`

function dealerNode({ vehicle, site, location }: LinkedDataInput): Node {
  const { street, city, state, postcode, lat, long } = location?.address ?? noAddress
  return known({
    '@type': 'AutoDealer',
    '@id': dealerId(site),
    name: site.name,
    url: `${site.origin}/`,
    logo: site.logo ? new URL(site.logo.url, site.origin).href : null,
    telephone: storedPhone(choosePhone(site.config.phones, vehicle) ?? '', site.country),
    address: known({
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city || vehicle.city,
      addressRegion: state || vehicle.state,
      postalCode: postcode,
      addressCountry: site.country,
    }),
    geo: lat === null || long === null ? null : { '@type': 'GeoCoordinates', latitude: lat, longitude: long },
    openingHoursSpecification: location ? weeklyHours(location) : null,
  })
}

const noAddress = { street: '', city: '', state: '', postcode: '', lat: null, long: null }

const crumbsNode = (vehicle: Vehicle, { origin, url }: { origin: string; url: string }): Node => ({
  '@type': 'BreadcrumbList',
  '@id': `${url}#breadcrumb`,
  itemListElement: vehicleCrumbs(vehicle).map(({ label, href }, index) =>
    known({ '@type': 'ListItem', position: index + 1, name: label, item: href ? new URL(href, origin).href : null }),
  ),
})

const quantity = (value: number | null, unit: string, as: 'unitCode' | 'unitText' = 'unitCode'): Node | null =>
  value === null || value === 0 ? null : { '@type': 'QuantitativeValue', value, [as]: unit }

/** Without empty values, and without nodes that only have a type. */
function known(node: Node): Node {
  return Object.fromEntries(Object.entries(node).filter(([, value]) => !isEmpty(value)))
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && Object.keys(value ?? {}).every((key) => key === '@type')
}
