/** Number of calls within a number of seconds. */
export interface Allowance {
  calls: number
  seconds: number
}

/** The limit of one client IP on one site, and of all together; null for no common limit. */
export interface Limit {
  address: Allowance
  site: Allowance | null
}

const tenMinutes = 600

/**
 * Rate limits by the cost of a call: an endpoint names its limit (`limitOf`). Many people may share a client IP (an office, a mobile
 * network's gateway), so each limit is several times that of one fast shopper.
 */
export const limits = {
  /** Answered from our own stock, such as queries while typing. */
  read: { address: { calls: 600, seconds: 60 }, site: null },
  /** Renders what a marketer types; a dealer's office shares one client IP. */
  canvas: { address: { calls: 2_400, seconds: 60 }, site: null },
  /** Changes the shopper's own data: watchlist, saved searches. */
  write: { address: { calls: 120, seconds: 60 }, site: null },
  /** Queries a paid third party: a quote, a registration plate, a valuation. */
  lookup: { address: { calls: 60, seconds: tenMinutes }, site: { calls: 3_000, seconds: tenMinutes } },
  /** Requires an answer of staff: an enquiry, a booking, a reservation. */
  lead: { address: { calls: 20, seconds: tenMinutes }, site: { calls: 2_000, seconds: tenMinutes } },
  /** Sends a code to any telephone or mailbox. */
  code: { address: { calls: 10, seconds: tenMinutes }, site: { calls: 1_000, seconds: tenMinutes } },
  /** Attempts to sign in with a code. */
  'sign-in': { address: { calls: 30, seconds: tenMinutes }, site: { calls: 3_000, seconds: tenMinutes } },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

/** The default limit: by whether the call modifies data. */
export const getLimit = ({ limit, method }: { limit?: LimitName | undefined; method: string }): LimitName =>
  limit ?? (method === 'GET' ? 'read' : 'write')
