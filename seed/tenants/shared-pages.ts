import { carGrid } from '#blocks/car-grid/block.ts'
import { columns } from '#blocks/columns/block.ts'
import { ctaGrid } from '#blocks/cta-grid/block.ts'
import { facetTiles } from '#blocks/facet-tiles/block.ts'
import { financeCalculator } from '#blocks/finance-calculator/block.ts'
import { formSent } from '#blocks/form-sent/block.ts'
import { leadForm } from '#blocks/lead-form/block.ts'
import { locationGrid } from '#blocks/location-grid/block.ts'
import { promo } from '#blocks/promo/block.ts'
import { recentlyViewed } from '#blocks/recently-viewed/block.ts'
import { richText } from '#blocks/rich-text/block.ts'
import { similarVehicles } from '#blocks/similar-vehicles/block.ts'
import { vehicleBreadcrumb } from '#blocks/vehicle-breadcrumb/block.ts'
import { vehicleCarousel } from '#blocks/vehicle-carousel/block.ts'
import { vehicleComments } from '#blocks/vehicle-comments/block.ts'
import { vehicleCompare } from '#blocks/vehicle-compare/block.ts'
import { vehicleDetails } from '#blocks/vehicle-details/block.ts'
import { vehicleDisclaimer } from '#blocks/vehicle-disclaimer/block.ts'
import { vehicleFeatures } from '#blocks/vehicle-features/block.ts'
import { vehicleGallery } from '#blocks/vehicle-gallery/block.ts'
import { vehicleKeyFacts } from '#blocks/vehicle-key-facts/block.ts'
import { vehicleShare } from '#blocks/vehicle-share/block.ts'
import { vehicleTitle } from '#blocks/vehicle-title/block.ts'
import { block, to } from './block.ts'
import type { DemoPage } from './demo-tenant.ts'
import { buyingPages } from './buying-pages.ts'
import { formPages } from './form-pages.ts'
import { printPage } from './print-page.ts'
import { priceSearchPage, usualSearchPage } from './search-pages.ts'
import { shopperPages } from './shopper-pages.ts'
import { tradePages } from './trade-pages.ts'
import { words } from './words.ts'

/** Pages that most dealers share: the template has them, and so have sites without a template. */
export const sharedPages: readonly DemoPage[] = [
  {
    path: '/cars/:slug',
    title: 'Vehicle',
    layout: () => [
      block(vehicleBreadcrumb),
      block(columns, {
        count: '2',
        halves: 'wide-first',
        settings: { spacing: 'tight' },
        first: [block(vehicleGallery)],
        second: [
          block(vehicleTitle, { finance: to('#finance-calculator', 'Work out repayments') }),
          block(vehicleShare),
        ],
      }),
      block(vehicleKeyFacts),
      block(columns, {
        count: '2',
        halves: 'wide-first',
        settings: { spacing: 'tight' },
        first: [block(vehicleComments), block(vehicleFeatures)],
        second: [block(vehicleDetails)],
      }),
      block(financeCalculator, { settings: { background: 'sunken' } }),
      block(similarVehicles),
      block(recentlyViewed, { limit: 3, settings: { background: 'sunken' } }),
      block(vehicleDisclaimer),
    ],
  },
  printPage,
  usualSearchPage,
  priceSearchPage,
  ...formPages,
  {
    path: '/cars',
    title: 'Our stock',
    seo: { description: 'New, demo and used: where to start.' },
    layout: () => [
      block(ctaGrid, {
        heading: 'Our Stock',
        tiles: [
          { icon: 'search', link: to('/search/new-used-and-demo-cars', 'All stock') },
          { icon: 'car', link: to('/search/new-cars', 'New') },
          { icon: 'key', link: to('/search/demo-cars', 'Demo') },
          { icon: 'tag', link: to('/search/used-cars', 'Used') },
        ],
      }),
      block(facetTiles, { heading: 'By body', facet: 'body', limit: 12 }),
      block(facetTiles, { heading: 'By make', facet: 'make', limit: 12, settings: { background: 'sunken' } }),
      block(carGrid, {
        heading: 'Latest arrivals',
        sortBy: 'newest',
        limit: 12,
        action: to('/search/new-used-and-demo-cars?sortBy=newest', 'See everything'),
      }),
    ],
  },
  {
    path: '/special-offers',
    title: 'Special offers',
    seo: { description: 'Reduced vehicles in stock now.' },
    layout: () => [
      block(richText, {
        content: words(
          '## Special offers',
          'Everything below is on our lot and marked down. Prices stand until the vehicle is sold.',
        ),
      }),
      block(promo),
      block(vehicleCarousel, {
        filter: { facets: { car_type: ['demo'] } },
        sortBy: 'price-asc',
        heading: 'Demonstrators',
        limit: 9,
      }),
      block(carGrid, {
        filter: { facets: { car_type: ['used'] } },
        sortBy: 'price-asc',
        heading: 'Sharpest used prices',
        limit: 9,
      }),
    ],
  },
  {
    path: '/compare',
    title: 'Compare vehicles',
    seo: { description: 'Up to four vehicles side by side.', noindex: true },
    layout: () => [block(vehicleCompare), block(recentlyViewed, { settings: { background: 'sunken' } })],
  },
  {
    path: '/favourites',
    title: 'Favourites',
    seo: { description: 'The vehicles that you kept.', noindex: true },
    layout: () => [
      block(recentlyViewed, {
        heading: 'Favourites',
        list: 'favourites',
        limit: 24,
        emptyText: 'Press the heart of a vehicle and it is kept here, in this browser alone.',
      }),
    ],
  },
  {
    path: '/finance',
    title: 'Finance',
    seo: { description: 'Work out repayments, see the rates, and ask us for a quote.' },
    layout: () => [
      block(richText, {
        content: words(
          '## Finance, explained in plain words',
          'We work with several lenders and show you what each would charge. Use the calculator for a first idea, then ask us for a quote that takes your own situation into account.',
        ),
      }),
      block(financeCalculator, {
        heading: 'Finance Calculator',
        enquire: to('/contact', 'Enquire Now'),
        settings: { background: 'sunken', anchor: 'calculator' },
      }),
      block(leadForm, {
        heading: 'Ask for a quote',
        intro: 'We compare our lenders and ring you with what each would charge.',
        points: `Bring your driver licence and one more form of identification
Bring two recent payslips, or your last tax return if you work for yourself
Tell us of a vehicle that you would like to trade in`,
        kind: 'finance',
        settings: { anchor: 'finance-form' },
      }),
    ],
  },
  {
    path: '/success',
    title: 'Thank you',
    seo: { description: 'We have your message.', noindex: true },
    layout: () => [
      block(formSent, { next: to('/search/new-used-and-demo-cars', 'Keep looking around') }),
      block(recentlyViewed, { settings: { background: 'sunken' } }),
    ],
  },
  {
    path: '/book-test-drive',
    title: 'Book a test drive',
    seo: { description: 'Choose a vehicle and a time, and we have it ready for you.' },
    layout: () => [
      block(leadForm, {
        heading: 'Book a test drive',
        intro:
          'Tell us which vehicle and when. We have it washed, fuelled and waiting out the front, and nobody rides along unless you ask.',
        points: `Bring your driver licence
Allow half an hour, longer for a caravan or a motorcycle
Bring the family, the pram and the dog
In a hurry? Ring the yard that has it`,
        kind: 'test-drive',
        settings: { anchor: 'book' },
      }),
      block(locationGrid, {
        heading: 'Where the vehicles are',
        source: 'type',
        type: 'sales',
        settings: { background: 'sunken' },
      }),
      block(carGrid, { heading: 'Latest arrivals', sortBy: 'newest', limit: 3 }),
    ],
  },
  ...tradePages,
  ...buyingPages,
  {
    path: '/privacy-policy',
    title: 'Privacy policy',
    layout: () => [
      block(richText, {
        content: words(
          '## Privacy policy',
          'We keep what you send us in order to answer you, to arrange a test drive, a service or a sale, and, where you agreed, to tell you of offers.',
          'We do not sell it. Lenders and manufacturers receive what they need for a contract that you asked for. You may ask us at any time what we hold about you, have it corrected, or have it erased where the law lets us.',
        ),
        settings: { width: 'prose' },
      }),
    ],
  },
  {
    path: '/terms-and-conditions',
    title: 'Terms and conditions',
    layout: () => [
      block(richText, {
        content: words(
          '## Terms and conditions',
          'Prices are in dollars and include what is written beside them. Vehicles may be sold before this site says so; ring us before a long drive.',
          'Repayments shown are indicative only and are no offer of finance. Fuel consumption is as published by the manufacturer and depends on how you drive.',
        ),
        settings: { width: 'prose' },
      }),
    ],
  },
  ...shopperPages,
]
