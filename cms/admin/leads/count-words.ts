/** What staff call the tables in which something of a person is: one and several. */
const names: Record<string, [one: string, several: string]> = {
  leads: ['lead', 'leads'],
  bookings: ['test drive', 'test drives'],
  consents: ['consent', 'consents'],
  lead_deliveries: ['delivery', 'deliveries'],
  valuations: ['valuation', 'valuations'],
  payments: ['payment', 'payments'],
  reservations: ['reservation', 'reservations'],
  prizes_won: ['spin', 'spins'],
  price_alerts: ['price alert', 'price alerts'],
  saved_searches: ['saved search', 'saved searches'],
  watchlist_entries: ['saved vehicle', 'saved vehicles'],
  messages: ['message', 'messages'],
  shopper_sessions: ['sign-in', 'sign-ins'],
  shoppers: ['account', 'accounts'],
}

/** `{ leads: 2, messages: 1 }` -> `2 leads, 1 message` */
export function countWords(counts: Record<string, number>): string {
  const parts = Object.entries(counts).map(([table, count]) => {
    const [one, several] = names[table] ?? [table, table]
    return `${count.toLocaleString('en-AU')} ${count === 1 ? one : several}`
  })
  return parts.length === 0 ? 'nothing' : parts.join(', ')
}
