import { z } from 'zod'
import * as texts from './texts.ts'

/** How a target's cells are parsed. */
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
  | 'day'
  | 'date'
  | 'pictures'
  | 'lines'
  | 'frames'
  | 'films'
  | 'address'

/** Units of a kind; the first is ours and the default. Numbers are conversion factors to ours. */
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
 * All mappable targets: fields of `feed-vehicle.ts`, and with dots nested data of viewer, variant, caravan and market. `finance_lenders` is
 * only in our own format, as are the variants of `factory`.
 */
export const feedTargets = {
  stocknum: { label: texts.stockNumber, kind: 'text' },
  name: { label: texts.name, kind: 'text' },
  carsales_title: { label: texts.carsalesTitle, kind: 'text' },
  year: { label: texts.year, kind: 'year' },
  make: { label: texts.make, kind: 'text' },
  model: { label: texts.model, kind: 'text' },
  badge: { label: texts.badge, kind: 'text' },
  series: { label: texts.series, kind: 'text' },
  car_type: { label: texts.newOrUsed, kind: 'word' },
  item_type: { label: texts.kindOfVehicle, kind: 'word' },
  status: { label: texts.status, kind: 'word' },
  sold_at: { label: texts.soldOn, kind: 'date' },
  price: { label: texts.price, kind: 'money' },
  before_price: { label: texts.priceBefore, kind: 'money' },
  offer_price: { label: texts.offer, kind: 'money' },
  subscription_price: { label: texts.weeklySubscription, kind: 'money' },
  price_type: { label: texts.priceType, kind: 'text' },
  km: { label: texts.distanceDriven, kind: 'distance' },
  colour: { label: texts.colour, kind: 'text' },
  interior_colour: { label: texts.interiorColour, kind: 'text' },
  body: { label: texts.body, kind: 'text' },
  simple_body: { label: texts.bodyForFilters, kind: 'text' },
  bodyconfiguration: { label: texts.bodyConfigurationOfTheVehicle, kind: 'text' },
  trans: { label: texts.transmission, kind: 'text' },
  simple_transmission: { label: texts.transmissionForFilters, kind: 'text' },
  gearnum: { label: texts.gears, kind: 'number' },
  fuel: { label: texts.fuel, kind: 'text' },
  simple_fuel: { label: texts.fuelForFilters, kind: 'text' },
  drive: { label: texts.drivenWheels, kind: 'text' },
  simple_drive: { label: texts.drivenWheelsForFilters, kind: 'text' },
  seats: { label: texts.seats, kind: 'number' },
  doors: { label: texts.doors, kind: 'number' },
  engine_size: { label: texts.engine, kind: 'text' },
  engine_size_litres: { label: texts.engineSize, kind: 'volume' },
  vin: { label: texts.vin, kind: 'text' },
  nvic: { label: texts.nvic, kind: 'text' },
  regplate: { label: texts.registrationPlate, kind: 'text' },
  rego_expiry: { label: texts.registrationExpires, kind: 'day' },
  build_date: { label: texts.built, kind: 'day' },
  compliance_date: { label: texts.complied, kind: 'day' },
  preorder: { label: texts.preorder, kind: 'flag' },
  reserved: { label: texts.reserved, kind: 'flag' },
  certified: { label: texts.certified, kind: 'flag' },
  tag: { label: texts.tag, kind: 'text' },
  option_code: { label: texts.optionCode, kind: 'number' },
  categories: { label: texts.categories, kind: 'lines' },
  show_on_dealer_website: { label: texts.showOnTheDealersWebsite, kind: 'flag' },
  location_name: { label: texts.location, kind: 'text' },
  location_phone: { label: texts.phone, kind: 'text' },
  city: { label: texts.city, kind: 'text' },
  state: { label: texts.state, kind: 'text' },
  dealership_name: { label: texts.dealership, kind: 'text' },
  dealership_slug: { label: texts.dealershipsAddressName, kind: 'text' },
  private_suburb: { label: texts.privateSellersSuburb, kind: 'text' },
  private_postcode: { label: texts.privateSellersPostcode, kind: 'text' },
  dealercomments: { label: texts.dealersComments, kind: 'long-text' },
  features: { label: texts.features, kind: 'lines' },
  images: { label: texts.pictures, kind: 'pictures' },
  video_url: { label: texts.video, kind: 'text' },
  file: { label: texts.historyReport, kind: 'text' },
  'viewer.spin_images': { label: texts.spinPicturesInOrder, kind: 'frames' },
  'viewer.spin_code': { label: texts.spinCode, kind: 'text' },
  'viewer.spin_interior_image': { label: texts.interiorPanorama, kind: 'address' },
  'viewer.walkaround_videos': { label: texts.walkaroundVideos, kind: 'films' },
  'viewer.videos': { label: texts.videosInTheGallery, kind: 'films' },
  'viewer.external_video_url': { label: texts.videoOnAnotherSite, kind: 'address' },
  'variant.enginesize': { label: texts.variantEngine, kind: 'text' },
  'variant.enginesize_litres': { label: texts.variantEngineSize, kind: 'volume' },
  'variant.cylinders': { label: texts.cylinders, kind: 'number' },
  'variant.induction': { label: texts.induction, kind: 'text' },
  'variant.fuelconsumptioncombined': { label: texts.fuelL100Km, kind: 'number' },
  'variant.fuelcapacity': { label: texts.tank, kind: 'volume' },
  'variant.grossvehiclemass': { label: texts.grossMass, kind: 'mass' },
  'variant.vehiclelength': { label: texts.length, kind: 'length' },
  'variant.vehicleheight': { label: texts.height, kind: 'length' },
  'variant.vehiclewidth': { label: texts.width, kind: 'length' },
  'variant.towingcapacitybraked': { label: texts.towingBraked, kind: 'mass' },
  'variant.torque': { label: texts.torqueNm, kind: 'number' },
  'variant.bodyconfiguration': { label: texts.bodyConfiguration, kind: 'text' },
  'variant.ancaprating': { label: texts.ancapStars, kind: 'number' },
  'variant.geartype': { label: texts.gearbox, kind: 'text' },
  'factory.standardEquipment': { label: texts.standardEquipment, kind: 'lines' },
  'factory.manufacturer_body': { label: texts.manufacturersBody, kind: 'text' },
  'factory.manufacturer_body1': { label: texts.manufacturersBody1, kind: 'text' },
  'factory.manufacturer_body2': { label: texts.manufacturersBody2, kind: 'text' },
  'factory.manufacturer_body3': { label: texts.manufacturersBody3, kind: 'text' },
  'specifications.body_width': { label: texts.caravanWidth, kind: 'length' },
  'specifications.body_length': { label: texts.caravanLength, kind: 'length' },
  'specifications.tare_weight': { label: texts.caravanTare, kind: 'mass' },
  'specifications.axle_type': { label: texts.caravanAxles, kind: 'text' },
  'specifications.sleeps': { label: texts.caravanSleeps, kind: 'number' },
  'specifications.aggregate_trailer_mass': { label: texts.caravanAggregateTrailerMass, kind: 'mass' },
  'autograb_data.state_average_market_price': { label: texts.averageMarketPriceInTheState, kind: 'money' },
  'autograb_data.average_market_price': { label: texts.averageMarketPrice, kind: 'money' },
} as const satisfies Record<string, Target>

export type FeedTarget = keyof typeof feedTargets
export const isFeedTarget = (name: string): name is FeedTarget => Object.hasOwn(feedTargets, name)
export const feedTargetNames = Object.keys(feedTargets).filter(isFeedTarget)
export const feedTarget = z.enum(feedTargetNames)

/** Units of a target, ours first; empty without a unit. */
export const listUnits = (target: FeedTarget): FeedUnit[] => {
  const { kind } = feedTargets[target]
  const units = Object.keys(hasUnits(kind) ? unitsOfKind[kind] : {})
  return feedUnits.filter((unit) => units.includes(unit))
}

export const hasUnits = (kind: TargetKind): kind is keyof typeof unitsOfKind => Object.hasOwn(unitsOfKind, kind)
