/** The Automotive Standards Council's `page_type` values that our sites use. */
export type PageType =
  | 'home'
  | 'item'
  | 'itemlist'
  | 'finance'
  | 'trade'
  | 'service'
  | 'parts'
  | 'contact'
  | 'about'
  | 'specials'
  | 'checkout'
  | 'careers'
  | 'account'
  | 'confirmation'
  | 'error'
  | 'other'

/** By the first segment of a path; the menus of locations §2 define them. */
const types: Readonly<Record<string, PageType>> = {
  '': 'home',
  finance: 'finance',
  'finance-enquiry': 'finance',
  'apply-for-finance': 'finance',
  'trade-in': 'trade',
  'sell-my-car': 'trade',
  service: 'service',
  'book-a-service': 'service',
  'vehicle-parts-and-accessories': 'parts',
  contact: 'contact',
  'contact-us': 'contact',
  locations: 'contact',
  'our-locations': 'contact',
  'our-location': 'contact',
  'dealer-locator': 'contact',
  'find-my-dealer': 'contact',
  dealerships: 'contact',
  'about-us': 'about',
  careers: 'careers',
  'special-offers': 'specials',
  offers: 'specials',
  eofy: 'specials',
  specials: 'specials',
  promotions: 'specials',
  'checkout-journey': 'checkout',
  'online-payment': 'checkout',
  'sign-in': 'account',
  'my-garage': 'account',
  mymotorama: 'account',
  mybigboxcars: 'account',
  myblinkr: 'account',
  myservco: 'account',
  watchlist: 'account',
  success: 'confirmation',
}

interface PageParts {
  path: string
  hasVehicle: boolean
  hasStock: boolean
}

/** A vehicle page is classified by its last segment: `/cars/{slug}/checkout` is a checkout, `/cars/{slug}` an item. */
export function pageType({ path, hasVehicle, hasStock }: PageParts): PageType {
  const [first = '', ...rest] = path.slice(1).split('/')
  if (/^(checkout|buy-online)$/.test(rest.at(-1) ?? '')) return 'checkout'
  if (first === 'cars' && rest[0] === 'trade-in') return 'trade'
  if (types[first] === 'checkout') return 'checkout'
  if (hasVehicle) return 'item'
  return hasStock ? 'itemlist' : (types[first] ?? 'other')
}
