/** A route of the specification, as its documents write it, and a demo site that answers it. */
export interface SpecifiedRoute {
  route: string
  /** The rules that ask for it, as the title of a test cites them. */
  cites: string
  site: string
  /** Without one, the route itself. `{vehicle}` is the slug of any listed vehicle of the site. */
  example?: string
  /** Anonymous visitors are led to sign-in. */
  isGated?: true
}

const listRoutes =
  (section: string) =>
  (rules: string, route: string, site: string, example?: string): SpecifiedRoute => ({
    route,
    cites: `${section}, ${rules}`,
    site,
    ...(example === undefined ? {} : { example }),
  })
const inVehicles = listRoutes('vehicles §2')
const inLocations = listRoutes('locations §2')

const signInTypes = ['trade-in', 'checkout', 'finance', 'spin-to-win', 'online-payment', 'car-finance', 'my-garage']

/** Every route of both documents, in their order. A route that both name is listed with the document that names it first. */
export const specifiedRoutes: readonly SpecifiedRoute[] = [
  inVehicles(
    'Vehicle page route; locations §2, Stock and vehicle routes',
    '/cars/{slug}',
    'meridian',
    '/cars/{vehicle}',
  ),
  inVehicles(
    'Checkout routes; locations §2, Checkout route',
    '/cars/{slug}/checkout',
    'coastline-kia',
    '/cars/{vehicle}/checkout',
  ),
  inVehicles(
    'Checkout routes; locations §2, Buy-online route',
    '/cars/{slug}/buy-online',
    'meridian',
    '/cars/{vehicle}/buy-online',
  ),
  inVehicles(
    'Checkout journey route; locations §2, Checkout journey route',
    '/checkout-journey?car_id={slug}',
    'meridian',
    '/checkout-journey?car_id={vehicle}',
  ),
  inVehicles(
    'Trade-in routes; locations §2, Trade-in routes',
    '/cars/trade-in?car_id={id}',
    'meridian',
    '/cars/trade-in?car_id={vehicle}',
  ),
  inVehicles('Trade-in routes; locations §2, Trade-in routes', '/trade-in', 'kauri'),
  inVehicles('Finance routes; locations §2, Finance routes', '/finance', 'westgate'),
  inVehicles('Finance routes; locations §2, Finance routes', '/finance-enquiry', 'coastline-kia'),
  inVehicles('Finance routes; locations §2, Finance routes', '/apply-for-finance', 'openroad'),
  inVehicles('Print route; locations §2, Print route', '/print?car_id={slug}', 'meridian', '/print?car_id={vehicle}'),
  inVehicles('Success route; locations §2, Success route', '/success', 'kauri'),
  inVehicles('Special offers routes; locations §2, Special offers route', '/special-offers', 'coastline-kia'),
  inVehicles('Special offers routes; locations §2, Offers route', '/offers', 'coastline-kia'),
  inVehicles(
    'Dealership stock route; locations §2, Search routes',
    '/search/{dealership_slug}',
    'meridian',
    '/search/meridian-parramatta',
  ),
  inVehicles('Stock routes by type; locations §2, Search routes', '/search/new-used-and-demo-cars', 'openroad'),
  inVehicles('Stock routes by type; locations §2, Search routes', '/search/used-cars', 'westgate'),
  inVehicles('Stock routes by type; locations §2, Search routes', '/search/new-cars', 'coastline-kia'),
  inVehicles('Stock routes by type; locations §2, Search routes', '/search/demo-cars', 'meridian'),
  inVehicles(
    'Watchlist sign-in route; locations §2, Sign-in types',
    '/sign-in?type=watchlist&redirect={path}&back={path}',
    'meridian',
    '/sign-in?type=watchlist&redirect=/cars&back=/cars',
  ),
  inVehicles('Service route; locations §2, Service and test drive routes', '/service', 'kauri'),
  inVehicles('Test drive route; locations §2, Service and test drive routes', '/book-test-drive/', 'coastline-kia'),
  inVehicles(
    'Parts and legal routes; locations §2, Service and test drive routes',
    '/vehicle-parts-and-accessories',
    'meridian',
  ),
  inVehicles('Parts and legal routes; locations §2, Company routes', '/contact', 'westgate'),
  inVehicles('Parts and legal routes; locations §2, Company routes', '/terms-and-conditions', 'openroad'),
  inVehicles('Parts and legal routes; locations §2, Company routes', '/privacy-policy', 'kauri'),
  inVehicles('Dealer locator route; locations §2, Dealer locator route', '/dealer-locator', 'meridian'),
  inVehicles('Brands route; locations §2, Brands route', '/brands', 'meridian'),
  inVehicles('About us route; locations §2, Company routes', '/about-us', 'westgate'),
  inVehicles(
    'Brand overview route; locations §2, Brand overview route',
    '/{brandSlug}/overview',
    'meridian',
    '/toyota/overview',
  ),
  inVehicles('Dealer-specific routes', '/twg-cars', 'meridian'),
  inVehicles('Dealer-specific routes', '/twg-rental', 'meridian'),
  inVehicles('Dealer-specific routes', '/twg-tyres', 'meridian'),
  inVehicles('Dealer-specific routes; locations §2, Finance and insurance route', '/finance-and-insurance', 'meridian'),
  inVehicles('Dealer-specific routes', '/neotek', 'meridian'),
  inVehicles('Dealer-specific routes', '/4x4-outdoor', 'meridian'),
  inLocations('Search routes', '/search/new-and-demo-cars', 'coastline-kia'),
  inLocations('Search routes', '/search/{make-slug}', 'meridian', '/search/toyota'),
  inLocations('Search routes', '/search/{make-slug}/{model-slug}', 'coastline-kia', '/search/kia/sportage'),
  inLocations('Search routes', '/search/{type}-cars', 'coastline-kia', '/search/suv-cars'),
  inLocations('Search routes', '/search/used-car/{type}/', 'meridian', '/search/used-car/suv/'),
  inLocations('Search routes', '/search/{location-slug}', 'meridian', '/search/parramatta'),
  inLocations('Stock and vehicle routes', '/cars/', 'openroad'),
  inLocations('Trade-in routes', '/sell-my-car', 'westgate'),
  inLocations(
    'Personalised finance route',
    '/personalised/finance?car_id={id}',
    'meridian',
    '/personalised/finance?car_id={vehicle}',
  ),
  inLocations('Home route', '/', 'kauri'),
  inLocations('Models routes', '/models', 'coastline-kia'),
  inLocations('Models routes', '/models?body={body-type}', 'coastline-kia', '/models?body=suv'),
  inLocations('Model page routes', '/models/{slug}', 'coastline-kia', '/models/sportage'),
  inLocations('Model page routes', '/{new_slug}', 'coastline-kia', '/sportage-suv'),
  inLocations('Model page routes', '/{slug}', 'coastline-kia', '/sportage'),
  inLocations('Sale pages', '/eofy', 'coastline-kia'),
  inLocations('Sale pages', '/pages/...', 'westgate', '/pages/eofy-sale'),
  inLocations('Service and test drive routes', '/book-test-drive', 'openroad'),
  inLocations('Service and test drive routes', '/service/', 'meridian'),
  inLocations('Contact page of a location', '/contact-us/{location-slug}', 'meridian', '/contact-us/newcastle'),
  inLocations('Service and test drive routes', '/fleet', 'meridian'),
  inLocations('Service and test drive routes', '/careers', 'coastline-kia'),
  inLocations('Find my dealer route', '/find-my-dealer', 'coastline-kia'),
  inLocations('Dealerships route', '/dealerships', 'meridian'),
  inLocations('Blog route', '/blog', 'kauri'),
  inLocations('Location routes', '/our-location/{slug}', 'meridian', '/our-location/wollongong'),
  inLocations('Location routes', '/locations/{slug}', 'meridian', '/locations/parramatta'),
  inLocations('Location routes', '/locations/{dealership-slug}', 'meridian', '/locations/meridian-parramatta'),
  { ...inLocations('Spin to win route', '/spin-to-win', 'meridian'), isGated: true },
  { ...inLocations('Online payment route', '/online-payment', 'coastline-kia'), isGated: true },
  { ...inLocations('Personal areas', '/mymotorama', 'meridian'), isGated: true },
  { ...inLocations('Personal areas', '/mybigboxcars', 'westgate'), isGated: true },
  { ...inLocations('Personal areas', '/myblinkr', 'openroad'), isGated: true },
  { ...inLocations('Personal areas', '/myservco', 'coastline-kia'), isGated: true },
  { ...inLocations('My garage route', '/my-garage', 'kauri'), isGated: true },
  ...signInTypes.map((type) =>
    inLocations(
      'Sign-in types',
      `/sign-in?type={${signInTypes.join('|')}}&redirect={target}&back={return path}`,
      'meridian',
      `/sign-in?type=${type}&redirect=/cars&back=/`,
    ),
  ),
]
