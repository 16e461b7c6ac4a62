/**
 * What a card says of a registration: 'Expires on {date}', or 'Unregistered' when past; null where nobody knows. The date is read on the
 * tenant's clock. spec/vehicles.md §4
 */
export function regoExpiryText(
  expiry: string | null,
  { now, timeZone }: { now: Date; timeZone: string },
): string | null {
  if (expiry === null) return null
  const at = new Date(expiry)
  return at < now ? 'Unregistered' : `Expires on ${formatter(timeZone).format(at)}`
}

/** Making one takes longer than a card. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', year: 'numeric', timeZone })
  formatters.set(timeZone, made)
  return made
}
