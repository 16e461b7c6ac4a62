import { createCatalogue } from './_kit/catalogue.ts'
import { acceptedPayments } from './accepted-payments/block.ts'
import { bannerTiles } from './banner-tiles/block.ts'
import { blogs } from './blogs/block.ts'
import { brandGrid } from './brand-grid/block.ts'
import { brandIntro } from './brand-intro/block.ts'
import { carGrid } from './car-grid/block.ts'
import { caravanSpecifications } from './caravan-specifications/block.ts'
import { checkout } from './checkout/block.ts'
import { columns } from './columns/block.ts'
import { ctaGrid } from './cta-grid/block.ts'
import { dealerLocator } from './dealer-locator/block.ts'
import { deliveryCalculator } from './delivery-calculator/block.ts'
import { facetTiles } from './facet-tiles/block.ts'
import { financeCalculator } from './finance-calculator/block.ts'
import { financeCta } from './finance-cta/block.ts'
import { formSent } from './form-sent/block.ts'
import { fuelCalculator } from './fuel-calculator/block.ts'
import { hero } from './hero/block.ts'
import { leadForm } from './lead-form/block.ts'
import { locationCarousel } from './location-carousel/block.ts'
import { locationDetail } from './location-detail/block.ts'
import { locationGrid } from './location-grid/block.ts'
import { locationSingle } from './location-single/block.ts'
import { modelDetails } from './model-details/block.ts'
import { modelIntro } from './model-intro/block.ts'
import { modelRange } from './model-range/block.ts'
import { myGarage } from './my-garage/block.ts'
import { offersTeaser } from './offers-teaser/block.ts'
import { onlinePayment } from './online-payment/block.ts'
import { partnerRating } from './partner-rating/block.ts'
import { paymentStatus } from './payment-status/block.ts'
import { priceComparison } from './price-comparison/block.ts'
import { priceSlider } from './price-slider/block.ts'
import { promo } from './promo/block.ts'
import { protectionPlans } from './protection-plans/block.ts'
import { rangeStock } from './range-stock/block.ts'
import { recentlyViewed } from './recently-viewed/block.ts'
import { reviewsCarousel } from './reviews-carousel/block.ts'
import { richText } from './rich-text/block.ts'
import { salesCounter } from './sales-counter/block.ts'
import { searchChips } from './search-chips/block.ts'
import { searchFilters } from './search-filters/block.ts'
import { searchResults } from './search-results/block.ts'
import { searchSort } from './search-sort/block.ts'
import { section } from './section/block.ts'
import { signIn } from './sign-in/block.ts'
import { similarVehicles } from './similar-vehicles/block.ts'
import { slider } from './slider/block.ts'
import { spinToWin } from './spin-to-win/block.ts'
import { stockSearch } from './stock-search/block.ts'
import { tradeIn } from './trade-in/block.ts'
import { usedCarChecks } from './used-car-checks/block.ts'
import { vehicleBreadcrumb } from './vehicle-breadcrumb/block.ts'
import { vehicleButtons } from './vehicle-buttons/block.ts'
import { vehicleCall } from './vehicle-call/block.ts'
import { vehicleCarousel } from './vehicle-carousel/block.ts'
import { vehicleComments } from './vehicle-comments/block.ts'
import { vehicleCompare } from './vehicle-compare/block.ts'
import { vehicleDetails } from './vehicle-details/block.ts'
import { vehicleDisclaimer } from './vehicle-disclaimer/block.ts'
import { vehicleFeatures } from './vehicle-features/block.ts'
import { vehicleGallery } from './vehicle-gallery/block.ts'
import { vehicleHeading } from './vehicle-heading/block.ts'
import { vehicleKeyFacts } from './vehicle-key-facts/block.ts'
import { vehicleLocationBar } from './vehicle-location-bar/block.ts'
import { vehiclePrice } from './vehicle-price/block.ts'
import { vehiclePrint } from './vehicle-print/block.ts'
import { vehicleShare } from './vehicle-share/block.ts'
import { vehicleSold } from './vehicle-sold/block.ts'
import { vehicleSpecifications } from './vehicle-specifications/block.ts'
import { vehicleStickyBar } from './vehicle-sticky-bar/block.ts'
import { vehicleStickyHeader } from './vehicle-sticky-header/block.ts'
import { vehicleTitle } from './vehicle-title/block.ts'
import { whyBuy } from './why-buy/block.ts'

/** The single list of blocks, from which everything else is derived. Importable by plain Node: definitions only, no components. */
export const blocks = [
  acceptedPayments,
  bannerTiles,
  blogs,
  brandGrid,
  brandIntro,
  carGrid,
  caravanSpecifications,
  checkout,
  columns,
  ctaGrid,
  dealerLocator,
  deliveryCalculator,
  facetTiles,
  financeCalculator,
  financeCta,
  formSent,
  fuelCalculator,
  hero,
  leadForm,
  locationCarousel,
  locationDetail,
  locationGrid,
  locationSingle,
  modelDetails,
  modelIntro,
  modelRange,
  myGarage,
  offersTeaser,
  onlinePayment,
  partnerRating,
  paymentStatus,
  priceComparison,
  priceSlider,
  promo,
  protectionPlans,
  rangeStock,
  recentlyViewed,
  reviewsCarousel,
  richText,
  salesCounter,
  searchChips,
  searchFilters,
  searchResults,
  searchSort,
  section,
  signIn,
  similarVehicles,
  slider,
  spinToWin,
  stockSearch,
  tradeIn,
  usedCarChecks,
  vehicleBreadcrumb,
  vehicleButtons,
  vehicleCall,
  vehicleCarousel,
  vehicleComments,
  vehicleCompare,
  vehicleDetails,
  vehicleDisclaimer,
  vehicleFeatures,
  vehicleGallery,
  vehicleHeading,
  vehicleKeyFacts,
  vehicleLocationBar,
  vehiclePrice,
  vehiclePrint,
  vehicleShare,
  vehicleSold,
  vehicleSpecifications,
  vehicleStickyBar,
  vehicleStickyHeader,
  vehicleTitle,
  whyBuy,
] as const

export const {
  blockBySlug,
  isPart,
  listPageRules,
  payloadBlocks,
  validateLayout,
  issuesByBlock,
  findMalformed,
  migrateLayout,
  checkLayout,
  summaryOf,
  countWords,
  describeBlocks,
  readFormSettings,
  findFallbackPage,
  library,
  searchLibrary,
  createLibraryNode,
  createPageLayout,
  readSectionId,
  createSectionBlock,
} = createCatalogue(blocks)

export { pageTemplates } from './_page-templates/page-templates.ts'
