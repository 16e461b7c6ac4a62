import { dateFormat } from '../lib/date-format.ts'
import { estimateExample } from '../finance/disclaimer.ts'
import { rateWarning, repaymentWords } from '../finance/repayment-words.ts'
import { weeklyEstimate } from '../finance/weekly-estimate.ts'
import { formatDollars } from '../lib/dollars.ts'
import type { Location } from '../location/location.ts'
import { choosePhone } from '../location/phone-choice.ts'
import type { Site } from '../tenant/site.ts'
import { isAvailable } from './availability.ts'
import { readComments } from './dealer-comments.ts'
import { currentPrice, priceDisplay } from './price-display.ts'
import { listedFeatures } from './listed-features.ts'
import { keyFacts, specifications, type VehicleFact } from './vehicle-facts.ts'
import { vehicleNoun, vehiclePath, vehicleTitle } from './vehicle-title.ts'
import type { Vehicle } from './vehicle.ts'
import * as texts from './texts.ts'

/** The content of a vehicle's printed sheet. */
export interface VehicleSheet {
  /** `Used car`. */
  kind: string
  title: string
  /** `SOLD`, `RESERVED` or `COMING SOON`; empty for any other. */
  notice: string
  price: SheetPrice | null
  /** A repayment with its equally prominent comparison rate and the required text; null if none may be shown. */
  repayment: { repayment: string; rate: string; warning: string } | null
  /** Own picture paths, the largest first. */
  pictures: string[]
  facts: VehicleFact[]
  specifications: VehicleFact[]
  features: string[]
  comments: string[]
  dealer: { name: string; phone: string; address: string; licence: string }
  /** URL of the sheet's page. */
  link: string
  /** The date in the dealer's time zone: `22 November 2026`. */
  day: string
  locale: Site['locale']
}

export interface SheetPrice {
  amount: string
  was: string
  note: string
}

interface SheetInput {
  vehicle: Vehicle
  site: Site
  location: Location | null
  now: Date
}

/** One large, two beside it. */
const picturesAtMost = 3

/** A sold vehicle's sheet says so instead of showing the price. vehicles §2, Print, and §4 */
export function vehicleSheet({ vehicle, site, location, now }: SheetInput): VehicleSheet {
  return {
    kind: getKind(vehicle),
    title: vehicleTitle(vehicle),
    notice: getNotice(vehicle),
    price: isAvailable(vehicle) ? getPrice(vehicle, site) : null,
    repayment: getRepayment(vehicle, { site, now }),
    pictures: vehicle.images
      .filter(({ isVideo }) => !isVideo)
      .slice(0, picturesAtMost)
      .map(({ image }) => image.url),
    facts: keyFacts(vehicle).map(({ label, value }) => ({ label, value })),
    specifications: specifications(vehicle),
    features: listedFeatures(vehicle),
    comments: readComments(vehicle.dealercomments).paragraphs,
    dealer: {
      name: site.name,
      phone: choosePhone(site.config.phones, vehicle) ?? '',
      address: getAddress(vehicle, location),
      licence: location?.dealer_license_number || site.config.licence,
    },
    link: site.origin + vehiclePath(vehicle),
    day: new Intl.DateTimeFormat(site.locale, { dateStyle: 'long', timeZone: site.timeZone }).format(now),
    locale: site.locale,
  }
}

const getKind = (vehicle: Pick<Vehicle, 'car_type' | 'item_type'>): string =>
  `${{ new: texts.newLabel, demo: texts.demo, used: texts.used }[vehicle.car_type]} ${vehicleNoun(vehicle)}`

function getNotice(vehicle: Vehicle): string {
  if (!isAvailable(vehicle)) return 'SOLD'
  if (vehicle.reserved) return 'RESERVED'
  return vehicle.status === 'coming_soon' ? texts.comingSoon : ''
}

/** The price line as text. vehicles §4, Price display */
function getPrice(vehicle: Vehicle, { flags, config }: Pick<Site, 'flags' | 'config'>): SheetPrice {
  const shown = priceDisplay(vehicle, {
    offersSubscription: flags.subscriptions,
    noPriceText: config.cards.noPriceText,
  })
  switch (shown.kind) {
    case 'subscription':
      return { amount: formatDollars(shown.amount), was: '', note: '/wk subscription' }
    case 'price':
      return {
        amount: formatDollars(shown.amount),
        was: shown.was === null ? '' : formatDollars(shown.was),
        note: shown.priceType ?? '',
      }
    case 'preorder':
    case 'no-price':
      return { amount: shown.text, was: '', note: '' }
  }
}

function getRepayment(vehicle: Vehicle, { site, now }: Pick<SheetInput, 'site' | 'now'>): VehicleSheet['repayment'] {
  if (!site.flags.finance) return null
  const thisYear = Number(dateFormat('year', site.timeZone).format(now))
  const estimate = weeklyEstimate(vehicle, { finance: site.config.finance, thisYear })
  if (!estimate) return null
  const { payment: amount, comparisonRate } = estimate
  const example = estimateExample(estimate, currentPrice(vehicle) ?? 0)
  const warning = [example, site.config.finance.requiredText, rateWarning(site.country)].filter(Boolean).join(' ')
  return { ...repaymentWords({ amount, comparisonRate }), warning }
}

function getAddress(vehicle: Vehicle, location: Location | null): string {
  if (!location) return [vehicle.location_name ?? vehicle.city, vehicle.state].filter(Boolean).join(', ')
  const { street, city, state, postcode } = location.address
  return [location.name, street, [city, state, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}
