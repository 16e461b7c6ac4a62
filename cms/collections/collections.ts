import type { CollectionConfig } from 'payload'
import type { CmsEnv } from '../env.ts'
import { auditLog } from './audit-log/audit-log.ts'
import { bookings } from './bookings/bookings.ts'
import { consents } from './consents/consents.ts'
import { dealerships } from './dealerships/dealerships.ts'
import { deliveryZones } from './delivery-zones/delivery-zones.ts'
import { leadDeliveries } from './lead-deliveries/lead-deliveries.ts'
import { leadDestinations } from './lead-destinations/lead-destinations.ts'
import { leadRules } from './lead-rules/lead-rules.ts'
import { leads } from './leads/leads.ts'
import { locations } from './locations/locations.ts'
import { manufacturers } from './manufacturers/manufacturers.ts'
import { media } from './media/media.ts'
import { menus } from './menus/menus.ts'
import { messages } from './messages/messages.ts'
import { models } from './models/models.ts'
import { pages } from './pages/pages.ts'
import { payments } from './payments/payments.ts'
import { phoneReveals } from './phone-reveals/phone-reveals.ts'
import { priceAlerts } from './price-alerts/price-alerts.ts'
import { prizeDraws } from './prize-draws/prize-draws.ts'
import { prizesWon } from './prizes-won/prizes-won.ts'
import { promos } from './promos/promos.ts'
import { redirects } from './redirects/redirects.ts'
import { reservations } from './reservations/reservations.ts'
import { reviews } from './reviews/reviews.ts'
import { savedSearches } from './saved-searches/saved-searches.ts'
import { sections } from './sections/sections.ts'
import { shoppers } from './shoppers/shoppers.ts'
import { slides } from './slides/slides.ts'
import { stockFeeds } from './stock-feeds/stock-feeds.ts'
import { stockImports } from './stock-imports/stock-imports.ts'
import { tenants } from './tenants/tenants.ts'
import { users } from './users/users.ts'
import { valuations } from './valuations/valuations.ts'
import { vehicles } from './vehicles/vehicles.ts'
import { watchlistEntries } from './watchlist-entries/watchlist-entries.ts'
import { websites } from './websites/websites.ts'

/** All collections, in the order of the navigation. */
export const collections = (env: CmsEnv): CollectionConfig[] => [
  pages,
  sections,
  menus,
  media(env),
  slides,
  promos,
  redirects,
  vehicles,
  stockFeeds,
  stockImports,
  manufacturers,
  models,
  leads,
  leadDeliveries,
  consents,
  leadDestinations,
  leadRules,
  bookings,
  reservations,
  payments,
  valuations,
  prizeDraws,
  prizesWon,
  shoppers,
  watchlistEntries,
  savedSearches,
  priceAlerts,
  messages,
  phoneReveals,
  locations,
  dealerships,
  websites,
  deliveryZones,
  reviews,
  tenants,
  users(env),
  auditLog,
]
