/** A route of the specification, as its documents write it, and a demo site that answers it. */
export interface SpecifiedRoute {
  route: string
  /** Section of the documents in docs/specification. */
  section: 'vehicles §2' | 'locations §2'
  site: string
  /** Without one, the route itself. `{vehicle}` is the slug of any listed vehicle of the site. */
  example?: string
  /** Anonymous visitors are led to sign-in. */
  isGated?: true
}

const inVehicles = (route: string, site: string, example?: string): SpecifiedRoute => ({
  route,
  section: 'vehicles §2',
  site,
  ...(example === undefined ? {} : { example }),
})
const inLocations = (route: string, site: string, example?: string): SpecifiedRoute => ({
  ...inVehicles(route, site, example),
  section: 'locations §2',
})

const signInTypes = ['trade-in', 'checkout', 'finance', 'spin-to-win', 'online-payment', 'car-finance', 'my-garage']

/** Every route of both documents, in their order. A route that both name is listed with the document that names it first. */
export const specifiedRoutes: readonly SpecifiedRoute[] = [
  inVehicles('/cars/{slug}', 'meridian', '/cars/{vehicle}'),
  inVehicles('/cars/{slug}/checkout', 'coastline-kia', '/cars/{vehicle}/checkout'),
  inVehicles('/cars/{slug}/buy-online', 'meridian', '/cars/{vehicle}/buy-online'),
  inVehicles('/checkout-journey?car_id={slug}', 'meridian', '/checkout-journey?car_id={vehicle}'),
  inVehicles('/cars/trade-in?car_id={id}', 'meridian', '/cars/trade-in?car_id={vehicle}'),
  inVehicles('/trade-in', 'kauri'),
  inVehicles('/finance', 'westgate'),
  inVehicles('/finance-enquiry', 'coastline-kia'),
  inVehicles('/apply-for-finance', 'openroad'),
  inVehicles('/print?car_id={slug}', 'meridian', '/print?car_id={vehicle}'),
  inVehicles('/success', 'kauri'),
  inVehicles('/special-offers', 'coastline-kia'),
  inVehicles('/offers', 'coastline-kia'),
  inVehicles('/search/{dealership_slug}', 'meridian', '/search/meridian-parramatta'),
  inVehicles('/search/new-used-and-demo-cars', 'openroad'),
  inVehicles('/search/used-cars', 'westgate'),
  inVehicles('/search/new-cars', 'coastline-kia'),
  inVehicles('/search/demo-cars', 'meridian'),
  inVehicles(
    '/sign-in?type=watchlist&redirect={path}&back={path}',
    'meridian',
    '/sign-in?type=watchlist&redirect=/cars&back=/cars',
  ),
  inVehicles('/service', 'kauri'),
  inVehicles('/book-test-drive/', 'coastline-kia'),
  inVehicles('/vehicle-parts-and-accessories', 'meridian'),
  inVehicles('/contact', 'westgate'),
  inVehicles('/terms-and-conditions', 'openroad'),
  inVehicles('/privacy-policy', 'kauri'),
  inVehicles('/dealer-locator', 'meridian'),
  inVehicles('/brands', 'meridian'),
  inVehicles('/about-us', 'westgate'),
  inVehicles('/{brandSlug}/overview', 'meridian', '/toyota/overview'),
  inVehicles('/twg-cars', 'meridian'),
  inVehicles('/twg-rental', 'meridian'),
  inVehicles('/twg-tyres', 'meridian'),
  inVehicles('/finance-and-insurance', 'meridian'),
  inVehicles('/neotek', 'meridian'),
  inVehicles('/4x4-outdoor', 'meridian'),
  inLocations('/search/new-and-demo-cars', 'coastline-kia'),
  inLocations('/search/{make-slug}', 'meridian', '/search/toyota'),
  inLocations('/search/{make-slug}/{model-slug}', 'coastline-kia', '/search/kia/sportage'),
  inLocations('/search/{type}-cars', 'coastline-kia', '/search/suv-cars'),
  inLocations('/search/used-car/{type}/', 'meridian', '/search/used-car/suv/'),
  inLocations('/search/{location-slug}', 'meridian', '/search/parramatta'),
  inLocations('/cars/', 'openroad'),
  inLocations('/sell-my-car', 'westgate'),
  inLocations('/personalised/finance?car_id={id}', 'meridian', '/personalised/finance?car_id={vehicle}'),
  inLocations('/', 'kauri'),
  inLocations('/models', 'coastline-kia'),
  inLocations('/models?body={body-type}', 'coastline-kia', '/models?body=suv'),
  inLocations('/models/{slug}', 'coastline-kia', '/models/sportage'),
  inLocations('/{new_slug}', 'coastline-kia', '/sportage-suv'),
  inLocations('/{slug}', 'coastline-kia', '/sportage'),
  inLocations('/eofy', 'coastline-kia'),
  inLocations('/pages/...', 'westgate', '/pages/eofy-sale'),
  inLocations('/book-test-drive', 'openroad'),
  inLocations('/service/', 'meridian'),
  inLocations('/contact-us/{location-slug}', 'meridian', '/contact-us/newcastle'),
  inLocations('/fleet', 'meridian'),
  inLocations('/careers', 'coastline-kia'),
  inLocations('/find-my-dealer', 'coastline-kia'),
  inLocations('/dealerships', 'meridian'),
  inLocations('/blog', 'kauri'),
  inLocations('/our-location/{slug}', 'meridian', '/our-location/wollongong'),
  inLocations('/locations/{slug}', 'meridian', '/locations/parramatta'),
  inLocations('/locations/{dealership-slug}', 'meridian', '/locations/meridian-parramatta'),
  { ...inLocations('/spin-to-win', 'meridian'), isGated: true },
  { ...inLocations('/online-payment', 'coastline-kia'), isGated: true },
  { ...inLocations('/mymotorama', 'meridian'), isGated: true },
  { ...inLocations('/mybigboxcars', 'westgate'), isGated: true },
  { ...inLocations('/myblinkr', 'openroad'), isGated: true },
  { ...inLocations('/myservco', 'coastline-kia'), isGated: true },
  { ...inLocations('/my-garage', 'kauri'), isGated: true },
  ...signInTypes.map((type) =>
    inLocations(
      `/sign-in?type={${signInTypes.join('|')}}&redirect={target}&back={return path}`,
      'meridian',
      `/sign-in?type=${type}&redirect=/cars&back=/`,
    ),
  ),
]
