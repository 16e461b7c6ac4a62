import * as texts from './texts.ts'

/** Singular and plural of each collection that holds personal data. */
const names: Record<string, [one: string, several: string]> = {
  leads: ['lead', 'leads'],
  bookings: [texts.testDrive, texts.testDrives],
  consents: ['consent', 'consents'],
  lead_deliveries: ['delivery', 'deliveries'],
  valuations: ['valuation', 'valuations'],
  payments: ['payment', 'payments'],
  reservations: ['reservation', 'reservations'],
  prizes_won: ['spin', 'spins'],
  price_alerts: [texts.priceAlert, texts.priceAlerts],
  saved_searches: [texts.savedSearch, texts.savedSearches],
  watchlist_entries: [texts.savedVehicle, texts.savedVehicles],
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
