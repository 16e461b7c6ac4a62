/** So many calls in so many seconds. */
export interface Allowance {
  calls: number
  seconds: number
}

/** What one address may ask of one site, and what all of them together may; null where there is no bound for all. */
export interface Limit {
  address: Allowance
  site: Allowance | null
}

const tenMinutes = 600

/**
 * How often things may be asked, by what they cost: an endpoint names its limit (`limitOf`). An address stands for everybody behind it, an office or
 * a mobile network's gateway, so each is several times what one shopper in a hurry does.
 */
export const limits = {
  /** Answered from our own stock: as a page asks while somebody types. */
  read: { address: { calls: 600, seconds: 60 }, site: null },
  /** Changes what is the shopper's own: their list, their searches. */
  write: { address: { calls: 120, seconds: 60 }, site: null },
  /** Asks a third party, which costs money: a quote, a registration plate, a valuation. */
  lookup: { address: { calls: 60, seconds: tenMinutes }, site: { calls: 3_000, seconds: tenMinutes } },
  /** Staff answer it: an enquiry, a booking, a reservation. */
  lead: { address: { calls: 20, seconds: tenMinutes }, site: { calls: 2_000, seconds: tenMinutes } },
  /** Sends a code to a telephone or mailbox, whosever it is. */
  code: { address: { calls: 10, seconds: tenMinutes }, site: { calls: 1_000, seconds: tenMinutes } },
  /** Tries a code. */
  'sign-in': { address: { calls: 30, seconds: tenMinutes }, site: { calls: 3_000, seconds: tenMinutes } },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

/** Where an endpoint names none: by whether it changes something. */
export const limitOf = ({ limit, method }: { limit?: LimitName | undefined; method: string }): LimitName =>
  limit ?? (method === 'GET' ? 'read' : 'write')
