import type { z } from 'zod'
import { estimateExample } from '#schemas/finance/disclaimer.ts'
import { weeklyEstimate } from '#schemas/finance/weekly-estimate.ts'
import { listCategories } from '#schemas/vehicle/categories.ts'
import { customRank } from '#schemas/vehicle/custom-rank.ts'
import { filteredFeatures } from '#schemas/vehicle/filtered-features.ts'
import { priceBand } from '#schemas/vehicle/price-band.ts'
import { currentPrice } from '#schemas/vehicle/price-display.ts'
import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import { shownImages } from '#schemas/vehicle/shown-images.ts'
import { vehicle as wholeVehicle, vehicleVariant, type Vehicle } from '#schemas/vehicle/vehicle.ts'
import type { IndexedSite } from './indexed-sites.ts'

/** The indexed columns of a vehicle; long texts and most technical data stay in the database. */
export const indexedVehicle = wholeVehicle
  .omit({
    nvic: true,
    carsales_title: true,
    regplate: true,
    interior_colour: true,
    bodyconfiguration: true,
    trans: true,
    gearnum: true,
    fuel: true,
    drive: true,
    engine_size_litres: true,
    build_date: true,
    compliance_date: true,
    dealercomments: true,
    video_url: true,
    file: true,
    location_phone: true,
    specifications: true,
    youx_quote: true,
    factory: true,
    views: true,
    updated_at: true,
  })
  .extend({ variant: vehicleVariant.pick({ towingcapacitybraked: true }).prefault({}) })
export type IndexedVehicle = z.infer<typeof indexedVehicle>

/** A card shows the first few pictures, the vehicle's page all of them. */
const mostThumbs = 6

/** Withdrawn vehicles are not indexed. Sold ones are, since each site decides how long to show them. */
export const isIndexed = (vehicle: Pick<Vehicle, 'status'>): boolean => vehicle.status !== 'withdrawn'

/** A vehicle as indexed and shown on cards. Built field by field for speed: an import creates a hundred thousand. */
export function indexDocument(vehicle: IndexedVehicle, site: IndexedSite): SearchDocument {
  const photos = shownImages(vehicle.images).filter((image) => !image.isVideo)
  const createdAt = new Date(vehicle.created_at)
  const price = currentPrice(vehicle)
  const weekly = weeklyEstimate(vehicle, site)
  const point = site.locate(vehicle)
  return {
    id: vehicle.id,
    slug: vehicle.slug,
    stocknum: vehicle.stocknum,
    name: vehicle.name,
    vin: vehicle.vin,
    year: vehicle.year,
    make: vehicle.make,
    model: vehicle.model,
    badge: vehicle.badge,
    series: vehicle.series,
    car_type: vehicle.car_type,
    item_type: vehicle.item_type,
    status: vehicle.status,
    colour: vehicle.colour,
    body: vehicle.body,
    simple_body: vehicle.simple_body,
    simple_transmission: vehicle.simple_transmission,
    simple_fuel: vehicle.simple_fuel,
    simple_drive: vehicle.simple_drive,
    seats: vehicle.seats,
    doors: vehicle.doors,
    km: vehicle.km,
    engine_size: vehicle.engine_size,
    price: vehicle.price,
    before_price: vehicle.before_price,
    offer_price: vehicle.offer_price,
    subscription_price: vehicle.subscription_price,
    price_type: vehicle.price_type,
    preorder: vehicle.preorder,
    reserved: vehicle.reserved,
    certified: vehicle.certified,
    tag: vehicle.tag,
    rego_expiry: vehicle.rego_expiry,
    show_on_dealer_website: vehicle.show_on_dealer_website,
    location_id: vehicle.location_id,
    location_name: vehicle.location_name,
    city: vehicle.city,
    state: vehicle.state,
    dealership_id: vehicle.dealership_id,
    dealership_name: vehicle.dealership_name,
    dealership_slug: vehicle.dealership_slug,
    website_id: vehicle.website_id,
    option_code: vehicle.option_code,
    features: vehicle.features,
    tenant_id: site.tenantId,
    thumbs: photos.slice(0, mostThumbs).map(({ image }) => image.thumb.url),
    photos_count: photos.length,
    average_market_price: vehicle.autograb_data?.average_market_price ?? null,
    weekly_price: weekly?.payment ?? null,
    weekly_comparison_rate: weekly?.comparisonRate ?? null,
    weekly_example: weekly && estimateExample(weekly, price ?? 0),
    make_model: `${vehicle.make}:${vehicle.model}`,
    price_range: priceBand('price', price),
    weekly_price_range: priceBand('weekly_price', weekly?.payment ?? null),
    categories: listCategories(vehicle),
    filtered_features: filteredFeatures(vehicle.features),
    lat: point?.lat ?? null,
    long: point?.long ?? null,
    created_at_timestamp: inSeconds(createdAt),
    sold_date_timestamp: vehicle.sold_at === null ? null : inSeconds(new Date(vehicle.sold_at)),
    custom_rank: customRank({
      status: vehicle.status,
      hasPhotos: photos.length > 0,
      hasPrice: price !== null,
      createdAt,
    }),
  }
}

const inSeconds = (date: Date) => Math.floor(date.getTime() / 1_000)
