import { z } from 'zod'

/** How the cells of a target are read. */
export type TargetKind =
  | 'text'
  | 'long-text'
  | 'number'
  | 'year'
  | 'money'
  | 'distance'
  | 'volume'
  | 'length'
  | 'mass'
  | 'flag'
  | 'word'
  | 'date'
  | 'pictures'
  | 'lines'
  | 'frames'
  | 'films'
  | 'address'

/** Units that a feed may write a kind in; the first is ours, and what a cell without a unit is taken for. Numbers are ours for one of theirs. */
export const unitsOfKind = {
  money: { dollars: 100, cents: 1 },
  distance: { km: 1, miles: 1.609344 },
  volume: { litres: 1, cc: 0.001 },
  length: { mm: 1, cm: 10, m: 1_000, inches: 25.4, feet: 304.8 },
  mass: { kg: 1, tonnes: 1_000, pounds: 0.45359237 },
} as const satisfies Partial<Record<TargetKind, Record<string, number>>>

export const feedUnits = [
  'dollars',
  'cents',
  'km',
  'miles',
  'litres',
  'cc',
  'mm',
  'cm',
  'm',
  'inches',
  'feet',
  'kg',
  'tonnes',
  'pounds',
] as const
export const feedUnit = z.enum(feedUnits)
export type FeedUnit = z.infer<typeof feedUnit>

interface Target {
  label: string
  kind: TargetKind
}

/**
 * Everything that a mapping can fill: fields of `feed-vehicle.ts`, and by a dot the nested facts of the viewer, the variant, the caravan and the market.
 * `finance_lenders` is not among them: lenders' figures come by our own format only.
 */
export const feedTargets = {
  stocknum: { label: 'Stock number', kind: 'text' },
  name: { label: 'Name', kind: 'text' },
  year: { label: 'Year', kind: 'year' },
  make: { label: 'Make', kind: 'text' },
  model: { label: 'Model', kind: 'text' },
  badge: { label: 'Badge', kind: 'text' },
  series: { label: 'Series', kind: 'text' },
  car_type: { label: 'New or used', kind: 'word' },
  item_type: { label: 'Kind of vehicle', kind: 'word' },
  status: { label: 'Status', kind: 'word' },
  sold_at: { label: 'Sold on', kind: 'date' },
  price: { label: 'Price', kind: 'money' },
  before_price: { label: 'Price before', kind: 'money' },
  offer_price: { label: 'Offer', kind: 'money' },
  subscription_price: { label: 'Weekly subscription', kind: 'money' },
  price_type: { label: 'Price type', kind: 'text' },
  km: { label: 'Distance driven', kind: 'distance' },
  colour: { label: 'Colour', kind: 'text' },
  interior_colour: { label: 'Interior colour', kind: 'text' },
  body: { label: 'Body', kind: 'text' },
  simple_body: { label: 'Body for filters', kind: 'text' },
  trans: { label: 'Transmission', kind: 'text' },
  simple_transmission: { label: 'Transmission for filters', kind: 'text' },
  gearnum: { label: 'Gears', kind: 'number' },
  fuel: { label: 'Fuel', kind: 'text' },
  simple_fuel: { label: 'Fuel for filters', kind: 'text' },
  drive: { label: 'Driven wheels', kind: 'text' },
  simple_drive: { label: 'Driven wheels for filters', kind: 'text' },
  seats: { label: 'Seats', kind: 'number' },
  doors: { label: 'Doors', kind: 'number' },
  engine_size: { label: 'Engine', kind: 'text' },
  engine_size_litres: { label: 'Engine size', kind: 'volume' },
  vin: { label: 'VIN', kind: 'text' },
  nvic: { label: 'NVIC', kind: 'text' },
  regplate: { label: 'Registration plate', kind: 'text' },
  rego_expiry: { label: 'Registration expires', kind: 'date' },
  build_date: { label: 'Built', kind: 'date' },
  compliance_date: { label: 'Complied', kind: 'date' },
  preorder: { label: 'Preorder', kind: 'flag' },
  reserved: { label: 'Reserved', kind: 'flag' },
  certified: { label: 'Certified', kind: 'flag' },
  tag: { label: 'Tag', kind: 'text' },
  option_code: { label: 'Option code', kind: 'number' },
  categories: { label: 'Categories', kind: 'lines' },
  show_on_dealer_website: { label: 'Show on the dealer’s website', kind: 'flag' },
  location_name: { label: 'Location', kind: 'text' },
  location_phone: { label: 'Phone', kind: 'text' },
  city: { label: 'City', kind: 'text' },
  state: { label: 'State', kind: 'text' },
  dealership_name: { label: 'Dealership', kind: 'text' },
  dealership_slug: { label: 'Dealership’s address name', kind: 'text' },
  private_suburb: { label: 'Private seller’s suburb', kind: 'text' },
  private_postcode: { label: 'Private seller’s postcode', kind: 'text' },
  dealercomments: { label: 'Dealer’s comments', kind: 'long-text' },
  features: { label: 'Features', kind: 'lines' },
  images: { label: 'Pictures', kind: 'pictures' },
  video_url: { label: 'Video', kind: 'text' },
  file: { label: 'History report', kind: 'text' },
  'viewer.spin_images': { label: 'Spin: pictures in order', kind: 'frames' },
  'viewer.spin_interior_image': { label: 'Interior: panorama', kind: 'address' },
  'viewer.walkaround_videos': { label: 'Walkaround films', kind: 'films' },
  'viewer.videos': { label: 'Videos in the gallery', kind: 'films' },
  'viewer.external_video_url': { label: 'Video on another site', kind: 'address' },
  'variant.enginesize': { label: 'Variant: engine', kind: 'text' },
  'variant.enginesize_litres': { label: 'Variant: engine size', kind: 'volume' },
  'variant.cylinders': { label: 'Cylinders', kind: 'number' },
  'variant.induction': { label: 'Induction', kind: 'text' },
  'variant.fuelconsumptioncombined': { label: 'Fuel, L/100 km', kind: 'number' },
  'variant.fuelcapacity': { label: 'Tank', kind: 'volume' },
  'variant.grossvehiclemass': { label: 'Gross mass', kind: 'mass' },
  'variant.vehiclelength': { label: 'Length', kind: 'length' },
  'variant.vehicleheight': { label: 'Height', kind: 'length' },
  'variant.vehiclewidth': { label: 'Width', kind: 'length' },
  'variant.towingcapacitybraked': { label: 'Towing, braked', kind: 'mass' },
  'variant.torque': { label: 'Torque, Nm', kind: 'number' },
  'variant.bodyconfiguration': { label: 'Body configuration', kind: 'text' },
  'variant.ancaprating': { label: 'ANCAP stars', kind: 'number' },
  'variant.geartype': { label: 'Gearbox', kind: 'text' },
  'specifications.body_width': { label: 'Caravan: width', kind: 'length' },
  'specifications.body_length': { label: 'Caravan: length', kind: 'length' },
  'specifications.tare_weight': { label: 'Caravan: tare', kind: 'mass' },
  'specifications.axle_type': { label: 'Caravan: axles', kind: 'text' },
  'specifications.sleeps': { label: 'Caravan: sleeps', kind: 'number' },
  'specifications.aggregate_trailer_mass': { label: 'Caravan: aggregate trailer mass', kind: 'mass' },
  'autograb_data.state_average_market_price': { label: 'Average market price in the state', kind: 'money' },
  'autograb_data.average_market_price': { label: 'Average market price', kind: 'money' },
} as const satisfies Record<string, Target>

export type FeedTarget = keyof typeof feedTargets
export const isFeedTarget = (name: string): name is FeedTarget => Object.hasOwn(feedTargets, name)
export const feedTargetNames = Object.keys(feedTargets).filter(isFeedTarget)
export const feedTarget = z.enum(feedTargetNames)

/** The units that a target may be written in, ours first; none where it has no unit. */
export const unitsOf = (target: FeedTarget): FeedUnit[] => {
  const { kind } = feedTargets[target]
  const units = Object.keys(hasUnits(kind) ? unitsOfKind[kind] : {})
  return feedUnits.filter((unit) => units.includes(unit))
}

export const hasUnits = (kind: TargetKind): kind is keyof typeof unitsOfKind => Object.hasOwn(unitsOfKind, kind)
