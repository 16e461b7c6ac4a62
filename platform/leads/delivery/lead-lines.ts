import { formatDollars } from '#schemas/lib/dollars.ts'
import { placeTimeWords, timeWords } from '#schemas/location/time-words.ts'
import { driveTimeZone, type LeavingLead } from '#schemas/lead/leaving-lead.ts'
import * as texts from '../texts.ts'

export interface LeadLine {
  label: string
  value: string
}

/** All content of a lead, line by line, for the person who answers it. Empty values are omitted. */
export function leadLines(lead: LeavingLead): LeadLine[] {
  const { customer, vehicle, trade_in: tradeIn, location, site } = lead
  const lines: (LeadLine | null)[] = [
    line(texts.name, `${customer.name} ${customer.last_name}`),
    line(texts.phone, customer.phone),
    line(texts.email, customer.email),
    line(texts.postcode, customer.postcode),
    line(texts.about, [lead.category, lead.subcategory].filter(Boolean).join(', ')),
    vehicle && line(texts.vehicle, vehicle.name || `${vehicle.make} ${vehicle.model}`),
    vehicle && line(texts.stockNumber, vehicle.stock_number),
    vehicle && vehicle.price !== null ? line(texts.price, formatDollars(vehicle.price)) : null,
    line(texts.location, location?.name ?? ''),
    lead.test_drive === null
      ? null
      : line(texts.testDrive, placeTimeWords(lead.test_drive, { location: driveTimeZone(lead), site: site.time_zone })),
    tradeIn && line(texts.ownCar, [tradeIn.year, tradeIn.make, tradeIn.model, tradeIn.badge].filter(Boolean).join(' ')),
    tradeIn && line(texts.itsRegistration, tradeIn.rego),
    tradeIn && tradeIn.km !== null ? line(texts.itsKilometres, tradeIn.km.toLocaleString('en-AU')) : null,
    tradeIn && tradeIn.low !== null && tradeIn.high !== null
      ? line(texts.itsValue, `${formatDollars(tradeIn.low)} to ${formatDollars(tradeIn.high)}`)
      : null,
    ...lead.answers.map(({ label, value }) => line(label, value)),
    line(texts.whyPossibleSpam, lead.possible_spam),
    line(texts.message, lead.message),
    line(texts.acceptsMarketing, lead.opt_in ? texts.yes : texts.no),
    line(texts.sent, timeWords(lead.created_at, site.time_zone)),
    line(texts.sentFrom, lead.url),
  ]
  return lines.filter((each) => each !== null)
}

const line = (label: string, value: string): LeadLine | null => (value.trim() === '' ? null : { label, value })
