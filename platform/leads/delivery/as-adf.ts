import { driveTimeZone, type LeavingLead } from '#schemas/lead/leaving-lead.ts'
import { formatDollars } from '#schemas/lib/dollars.ts'
import { toZonedDateTime } from '#schemas/lib/to-zoned-date-time.ts'
import { categoryOfPurpose } from '#schemas/valuation/category-of-purpose.ts'
import * as texts from '../texts.ts'
import { element, maybe, withAttributes, type Xml } from './xml-element.ts'

/**
 * A lead in Auto-lead Data Format 1.0. The order of elements follows its DTD: a vehicle has a year, a make and a model, even for a general
 * enquiry, and a contact has an email address or a phone. An update has the id of its lead.
 */
export function asAdf(lead: LeavingLead, vendor: string): string {
  const prospect = withAttributes(
    'prospect',
    { status: lead.stage === '' ? 'new' : 'resend' },
    withAttributes('id', { sequence: '1', source: 'Forecourt' }, lead.key),
    element('requestdate', onClock(lead.created_at, lead.site.time_zone)),
    lead.vehicle === null && lead.trade_in !== null ? null : getVehicle(lead),
    findOwnCar(lead),
    getCustomer(lead),
    getVendor(lead, vendor),
    getProvider(lead),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n${element('adf', prospect).xml}\n`
}

const about = ({ category, subcategory }: LeavingLead): string => [category, subcategory].filter(Boolean).join(', ')

function getVehicle(lead: LeavingLead): Xml {
  const { vehicle, kind, site } = lead
  const interest = kind === 'test-drive' ? 'test-drive' : 'buy'
  const money = { type: 'asking', currency: site.country === 'NZ' ? 'NZD' : 'AUD' }
  return withAttributes(
    'vehicle',
    { interest, status: vehicle?.car_type === 'used' ? 'used' : 'new' },
    element('year', vehicle?.year ?? null),
    element('make', vehicle?.make ?? null),
    element('model', vehicle?.model ?? null),
    maybe('vin', vehicle?.vin ?? null),
    maybe('stock', vehicle?.stock_number ?? null),
    maybe('trim', vehicle?.badge ?? null),
    maybe('bodystyle', vehicle?.body ?? null),
    maybe('transmission', vehicle?.transmission ?? null),
    odometer(vehicle?.km ?? null),
    vehicle?.colour
      ? element('colorcombination', element('exteriorcolor', vehicle.colour), element('preference', '1'))
      : null,
    vehicle && vehicle.price !== null ? withAttributes('price', money, (vehicle.price / 100).toFixed(2)) : null,
    maybe('comments', about(lead)),
  )
}

/** The shopper's own car. It carries the enquiry's details if the lead has no other vehicle. */
function findOwnCar(lead: LeavingLead): Xml | null {
  const { trade_in: car, vehicle, category } = lead
  if (!car) return null
  const comments = [vehicle ? '' : about(lead), car.rego && `Registration ${car.rego}`].filter(Boolean).join('. ')
  return withAttributes(
    'vehicle',
    { interest: category === categoryOfPurpose.sell ? 'sell' : 'trade-in', status: 'used' },
    element('year', car.year),
    element('make', car.make),
    element('model', car.model),
    maybe('trim', car.badge),
    odometer(car.km),
    car.low === null || car.high === null
      ? null
      : element('pricecomments', `Estimated at ${formatDollars(car.low)} to ${formatDollars(car.high)}`),
    maybe('comments', comments),
  )
}

const odometer = (km: number | null): Xml | null =>
  km === null ? null : withAttributes('odometer', { status: 'unknown', units: 'km' }, km)

function getCustomer(lead: LeavingLead): Xml {
  const { customer, message, answers, test_drive: drive, site } = lead
  const { name, last_name: last, email, phone, postcode } = customer
  const warning = lead.possible_spam && `${texts.possibleSpam}${lead.possible_spam}`
  const comments = [warning, ...answers.map(({ label, value }) => `${label}: ${value}`), message]
    .filter(Boolean)
    .join('\n')
  return element(
    'customer',
    element(
      'contact',
      name || !last ? withAttributes('name', { part: 'first' }, name) : null,
      last ? withAttributes('name', { part: 'last' }, last) : null,
      email || !phone ? element('email', email) : null,
      phone ? withAttributes('phone', { type: 'voice' }, phone) : null,
      postcode
        ? element('address', element('street', ''), element('postalcode', postcode), element('country', site.country))
        : null,
    ),
    drive === null
      ? null
      : element(
          'timeframe',
          element('description', 'Test drive'),
          element('earliestdate', onClock(drive, driveTimeZone(lead))),
        ),
    maybe('comments', comments),
  )
}

function getVendor({ location, dealership, site }: LeavingLead, vendor: string): Xml {
  const name = dealership?.name || site.name
  const phone = location?.phone ?? ''
  return element(
    'vendor',
    vendor ? withAttributes('id', { source: 'Forecourt' }, vendor) : null,
    element('vendorname', name),
    element(
      'contact',
      withAttributes('name', { part: 'full', type: 'business' }, location?.name || name),
      phone ? element('phone', phone) : element('email', ''),
    ),
  )
}

const getProvider = ({ site, source, url }: LeavingLead): Xml =>
  element(
    'provider',
    withAttributes('name', { part: 'full', type: 'business' }, site.name),
    maybe('service', source),
    maybe('url', url),
  )

/** ISO 8601 in a time zone, with its UTC offset: `2026-11-22T09:00:00+10:00`. */
const onClock = (moment: string, timeZone: string): string =>
  toZonedDateTime(new Date(moment), timeZone).toString({ smallestUnit: 'second', timeZoneName: 'never' })
