import type { SearchQueryInput } from '../vehicle/search-query.ts'

const loadToSearch = async (): Promise<(input: SearchQueryInput) => URLSearchParams> =>
  (await import('../vehicle/search-url.ts')).searchToParams

/**
 * Where each call of the HTTP contract goes, without its schemas: all that a browser needs. A GET's input travels in the path's `:names` and the
 * query string, through `loadToSearch` where the flat default does not do (loaded by whoever asks that call alone); a POST's as JSON.
 */
export const calls = {
  search: { method: 'GET', path: '/api/search', loadToSearch },
  vehicle: { method: 'GET', path: '/api/cars/:slug' },
  vehicleView: { method: 'GET', path: '/api/cars/:slug/view.json' },
  related: { method: 'GET', path: '/api/cars/:slug/related' },
  autogauge: { method: 'GET', path: '/api/cars/:slug/autogauge' },
  financeDisclaimer: { method: 'GET', path: '/api/cars/:slug/finance-disclaimer' },
  financeQuote: { method: 'POST', path: '/api/youx/quote' },
  delivery: { method: 'GET', path: '/api/delivery' },
  places: { method: 'GET', path: '/api/places' },
  stockRoute: { method: 'GET', path: '/api/stock-route' },
  leadForm: { method: 'GET', path: '/api/lead-form' },
  leads: { method: 'POST', path: '/api/leads' },
  testDriveSlots: { method: 'GET', path: '/api/test-drive/slots' },
  testDriveBooking: { method: 'POST', path: '/api/test-drive/bookings' },
  reveals: { method: 'POST', path: '/api/reveals' },
  locations: { method: 'GET', path: '/api/locations' },
  reviews: { method: 'GET', path: '/api/reviews' },
  rating: { method: 'GET', path: '/api/reviews/snap21' },
  promos: { method: 'GET', path: '/api/promos' },
  salesCount: { method: 'GET', path: '/api/sales-count' },
  sessionCode: { method: 'POST', path: '/api/session/code' },
  session: { method: 'GET', path: '/api/session' },
  signIn: { method: 'POST', path: '/api/session' },
  signOut: { method: 'DELETE', path: '/api/session' },
  shopperDetails: { method: 'POST', path: '/api/session/details' },
  rego: { method: 'GET', path: '/api/rego' },
  valuations: { method: 'POST', path: '/api/valuations' },
  valuationAdjustments: { method: 'POST', path: '/api/valuations/:id/adjustments' },
  valuationOffer: { method: 'POST', path: '/api/valuations/:id/offer' },
  offerAccepted: { method: 'POST', path: '/api/leads/offer-accepted' },
  miscellaneous: { method: 'POST', path: '/api/miscellaneous' },
  geocode: { method: 'GET', path: '/api/geocode' },
  manufacturerLocations: { method: 'GET', path: '/api/manufacturer-locations' },
  watchlist: { method: 'GET', path: '/api/watchlist' },
  saveCar: { method: 'POST', path: '/api/watchlist/save-car' },
  removeCar: { method: 'POST', path: '/api/watchlist/remove-car' },
  watchlistAlerts: { method: 'POST', path: '/api/watchlist/alerts' },
  garage: { method: 'GET', path: '/api/garage' },
  saveSearch: { method: 'POST', path: '/api/saved-searches' },
  searchAlerts: { method: 'POST', path: '/api/saved-searches/alerts' },
  removeSearch: { method: 'DELETE', path: '/api/saved-searches' },
  endPriceAlert: { method: 'DELETE', path: '/api/price-alerts' },
  closeAccount: { method: 'DELETE', path: '/api/shopper' },
  reservationOffer: { method: 'GET', path: '/api/reservations/offer' },
  reservations: { method: 'POST', path: '/api/reservations' },
  onlinePayment: { method: 'POST', path: '/api/payments' },
  paymentStatus: { method: 'GET', path: '/api/payments/:code' },
  articles: { method: 'GET', path: '/api/articles' },
} as const
