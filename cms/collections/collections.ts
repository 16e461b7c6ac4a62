import type { CollectionConfig } from 'payload'
import type { CmsEnv } from '../env.ts'
import { bookings } from './bookings/bookings.ts'
import { dealerships } from './dealerships/dealerships.ts'
import { deliveryZones } from './delivery-zones/delivery-zones.ts'
import { leads } from './leads/leads.ts'
import { locations } from './locations/locations.ts'
import { manufacturers } from './manufacturers/manufacturers.ts'
import { media } from './media/media.ts'
import { menus } from './menus/menus.ts'
import { models } from './models/models.ts'
import { pages } from './pages/pages.ts'
import { phoneReveals } from './phone-reveals/phone-reveals.ts'
import { promos } from './promos/promos.ts'
import { redirects } from './redirects/redirects.ts'
import { reviews } from './reviews/reviews.ts'
import { sections } from './sections/sections.ts'
import { shoppers } from './shoppers/shoppers.ts'
import { slides } from './slides/slides.ts'
import { stockFeeds } from './stock-feeds/stock-feeds.ts'
import { stockImports } from './stock-imports/stock-imports.ts'
import { tenants } from './tenants/tenants.ts'
import { users } from './users/users.ts'
import { vehicles } from './vehicles/vehicles.ts'
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
  bookings,
  phoneReveals,
  shoppers,
  locations,
  dealerships,
  websites,
  deliveryZones,
  reviews,
  tenants,
  users(env),
]
