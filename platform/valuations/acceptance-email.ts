import { formatDollars } from '#schemas/lib/dollars.ts'
import type { OutgoingMessage } from '#schemas/message/outgoing-message.ts'
import type { ValuationRange } from '#schemas/valuation/valuation.ts'
import * as texts from './texts.ts'

interface Recipients {
  /** The location that handles the lead. */
  location: number | null
  locations: readonly { id: number; email: string }[]
  /** The site's own address; empty: none. */
  siteEmail: string
}

/** The email address for a lead: its location's, else the site's; null without either. */
export function chooseRecipient({ location, locations, siteEmail }: Recipients): string | null {
  const own = locations.find(({ id }) => id === location)?.email ?? ''
  return own || siteEmail || null
}

interface AcceptanceEmailInput {
  tenantId: number
  to: string
  car: string
  lead: number
  range: NonNullable<ValuationRange>
}

/** The email to staff about an accepted offer. */
export const acceptanceEmail = ({ tenantId, to, car, lead, range }: AcceptanceEmailInput): OutgoingMessage => ({
  tenantId,
  channel: 'email',
  to,
  subject: `Offer accepted: ${car}`.slice(0, 240),
  text: texts.estimateDollarsToDollarsForCarWas({
    dollars: formatDollars(range.low),
    dollars2: formatDollars(range.high),
    car,
    lead,
  }),
})
