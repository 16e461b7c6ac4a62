import { weeklyEstimate } from '#schemas/finance/weekly-estimate.ts'
import { categoriesOf } from '#schemas/vehicle/categories.ts'
import { customRank } from '#schemas/vehicle/custom-rank.ts'
import { filteredFeatures } from '#schemas/vehicle/filtered-features.ts'
import { priceBand } from '#schemas/vehicle/price-band.ts'
import { currentPrice } from '#schemas/vehicle/price-display.ts'
import { searchDocument, type SearchDocument } from '#schemas/vehicle/search-document.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import type { IndexedSite } from './indexed-sites.ts'

/** A card shows the first few pictures; the rest belong to the vehicle's page. */
const mostThumbs = 6

/** Withdrawn vehicles are in no index; sold ones are, for each site decides how long it shows them. */
export const isIndexed = (vehicle: Pick<Vehicle, 'status'>): boolean => vehicle.status !== 'withdrawn'

/** A vehicle of a site as search engines keep it and cards show it. */
export function indexDocument(vehicle: Vehicle, site: IndexedSite): SearchDocument {
  const photos = vehicle.images.filter((image) => !image.isVideo)
  const createdAt = new Date(vehicle.created_at)
  const price = currentPrice(vehicle)
  const weekly = weeklyEstimate(vehicle, site)
  const stands = site.standsAt(vehicle)
  return searchDocument.parse({
    ...vehicle,
    tenant_id: site.tenantId,
    thumbs: photos.slice(0, mostThumbs).map(({ image }) => image.thumb.url),
    photos_count: photos.length,
    average_market_price: vehicle.autograb_data?.average_market_price ?? null,
    weekly_price: weekly?.payment ?? null,
    weekly_comparison_rate: weekly?.comparisonRate ?? null,
    make_model: `${vehicle.make}:${vehicle.model}`,
    price_range: priceBand('price', price),
    weekly_price_range: priceBand('weekly_price', weekly?.payment ?? null),
    categories: categoriesOf(vehicle),
    filtered_features: filteredFeatures(vehicle.features),
    lat: stands?.lat ?? null,
    long: stands?.long ?? null,
    created_at_timestamp: inSeconds(createdAt),
    sold_date_timestamp: vehicle.sold_at === null ? null : inSeconds(new Date(vehicle.sold_at)),
    custom_rank: customRank({
      status: vehicle.status,
      hasPhotos: photos.length > 0,
      hasPrice: price !== null,
      createdAt,
    }),
  })
}

const inSeconds = (date: Date) => Math.floor(date.getTime() / 1_000)
