import type { CollectionSlug } from 'payload'

/** Collections whose documents belong to a tenant each. Every other collection is the platform's own. */
export const tenantCollections: readonly CollectionSlug[] = [
  'pages',
  'sections',
  'menus',
  'promos',
  'slides',
  'media',
  'redirects',
  'vehicles',
  'stock-feeds',
  'stock-imports',
  'locations',
  'dealerships',
  'websites',
  'delivery-zones',
  'reviews',
  'manufacturers',
  'models',
  'leads',
  'bookings',
  'phone-reveals',
  'shoppers',
]
