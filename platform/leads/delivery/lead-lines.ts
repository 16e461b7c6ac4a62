import { formatDollars } from '#schemas/lib/dollars.ts'
import { timeWords } from '#schemas/test-drive/time-words.ts'
import type { LeavingLead } from '#schemas/lead/leaving-lead.ts'

export interface LeadLine {
  label: string
  value: string
}

/** All that a lead says, line by line, as somebody reads it who is about to answer. What is empty is left out. */
export function leadLines(lead: LeavingLead): LeadLine[] {
  const { customer, vehicle, trade_in: tradeIn, location, site } = lead
  const lines: (LeadLine | null)[] = [
    line('Name', `${customer.name} ${customer.last_name}`),
    line('Phone', customer.phone),
    line('Email', customer.email),
    line('Postcode', customer.postcode),
    line('About', [lead.category, lead.subcategory].filter(Boolean).join(', ')),
    vehicle && line('Vehicle', vehicle.name || `${vehicle.make} ${vehicle.model}`),
    vehicle && line('Stock number', vehicle.stock_number),
    vehicle && vehicle.price !== null ? line('Price', formatDollars(vehicle.price)) : null,
    line('Location', location?.name ?? ''),
    lead.test_drive === null ? null : line('Test drive', timeWords(lead.test_drive, site.time_zone)),
    tradeIn && line('Own car', [tradeIn.year, tradeIn.make, tradeIn.model, tradeIn.badge].filter(Boolean).join(' ')),
    tradeIn && line('Its registration', tradeIn.rego),
    tradeIn && tradeIn.km !== null ? line('Its kilometres', tradeIn.km.toLocaleString('en-AU')) : null,
    tradeIn && tradeIn.low !== null && tradeIn.high !== null
      ? line('Its value', `${formatDollars(tradeIn.low)} to ${formatDollars(tradeIn.high)}`)
      : null,
    ...lead.answers.map(({ label, value }) => line(label, value)),
    line('Message', lead.message),
    line('Accepts marketing', lead.opt_in ? 'Yes' : 'No'),
    line('Sent', timeWords(lead.created_at, site.time_zone)),
    line('Sent from', lead.url),
  ]
  return lines.filter((each) => each !== null)
}

const line = (label: string, value: string): LeadLine | null => (value.trim() === '' ? null : { label, value })
