import { catalogueOf } from './_kit/catalogue.ts'
import { bannerTiles } from './banner-tiles/block.ts'
import { carGrid } from './car-grid/block.ts'
import { columns } from './columns/block.ts'
import { ctaGrid } from './cta-grid/block.ts'
import { facetTiles } from './facet-tiles/block.ts'
import { financeCalculator } from './finance-calculator/block.ts'
import { hero } from './hero/block.ts'
import { locationGrid } from './location-grid/block.ts'
import { promo } from './promo/block.ts'
import { recentlyViewed } from './recently-viewed/block.ts'
import { priceSlider } from './price-slider/block.ts'
import { reviewsCarousel } from './reviews-carousel/block.ts'
import { richText } from './rich-text/block.ts'
import { salesCounter } from './sales-counter/block.ts'
import { searchChips } from './search-chips/block.ts'
import { searchFilters } from './search-filters/block.ts'
import { searchResults } from './search-results/block.ts'
import { searchSort } from './search-sort/block.ts'
import { section } from './section/block.ts'
import { similarVehicles } from './similar-vehicles/block.ts'
import { slider } from './slider/block.ts'
import { stockSearch } from './stock-search/block.ts'
import { vehicleBreadcrumb } from './vehicle-breadcrumb/block.ts'
import { vehicleCarousel } from './vehicle-carousel/block.ts'
import { vehicleComments } from './vehicle-comments/block.ts'
import { vehicleCompare } from './vehicle-compare/block.ts'
import { vehicleFeatures } from './vehicle-features/block.ts'
import { vehicleGallery } from './vehicle-gallery/block.ts'
import { vehicleKeyFacts } from './vehicle-key-facts/block.ts'
import { vehicleShare } from './vehicle-share/block.ts'
import { vehicleTitle } from './vehicle-title/block.ts'

/** THE list of blocks; everything else is derived from it. Importable by plain Node: definitions only, no components. */
export const blocks = [
  bannerTiles,
  carGrid,
  columns,
  ctaGrid,
  facetTiles,
  financeCalculator,
  hero,
  locationGrid,
  promo,
  recentlyViewed,
  priceSlider,
  reviewsCarousel,
  richText,
  salesCounter,
  searchChips,
  searchFilters,
  searchResults,
  searchSort,
  section,
  similarVehicles,
  slider,
  stockSearch,
  vehicleBreadcrumb,
  vehicleCarousel,
  vehicleComments,
  vehicleCompare,
  vehicleFeatures,
  vehicleGallery,
  vehicleKeyFacts,
  vehicleShare,
  vehicleTitle,
] as const

export const {
  blockBySlug,
  isPart,
  payloadBlocks,
  validateLayout,
  migrateLayout,
  checkLayout,
  summaryOf,
  describeBlocks,
} = catalogueOf(blocks)
