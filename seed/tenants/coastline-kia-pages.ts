import { bannerTiles } from '#blocks/banner-tiles/block.ts'
import { carGrid } from '#blocks/car-grid/block.ts'
import { ctaGrid } from '#blocks/cta-grid/block.ts'
import { hero } from '#blocks/hero/block.ts'
import { locationGrid } from '#blocks/location-grid/block.ts'
import { reviewsCarousel } from '#blocks/reviews-carousel/block.ts'
import { richText } from '#blocks/rich-text/block.ts'
import { salesCounter } from '#blocks/sales-counter/block.ts'
import { section } from '#blocks/section/block.ts'
import { block, to } from './block.ts'
import { coastlineKiaBlog } from './coastline-kia-blog.ts'
import { coastlineKiaVehiclePage } from './coastline-kia-vehicle-page.ts'
import type { DemoTenant } from './demo-tenant.ts'
import { oneBrandSearchPage } from './search-pages.ts'
import { words } from './words.ts'

export const coastlineKiaSections: DemoTenant['sections'] = [
  {
    name: 'Why Coastline',
    layout: () => [
      block(richText, {
        content: words(
          '## Why Coastline',
          '**Seven years of warranty.** New Kias come with the manufacturer’s warranty and capped-price servicing. Its terms apply: ask us for the booklet.',
          '**A day to think it over.** Change your mind within 24 hours of a used-car purchase and we hand your deposit back.',
          '**People who stay.** Our workshop crew has been with us for eleven years on average.',
        ),
        settings: { background: 'sunken' },
      }),
    ],
  },
]

export const coastlineKiaPages: DemoTenant['pages'] = [
  coastlineKiaVehiclePage,
  ...coastlineKiaBlog,
  oneBrandSearchPage,
  {
    path: '/',
    title: 'Home',
    seo: {
      title: 'Coastline Kia | New, demo and used cars on the Sunshine Coast',
      description: 'Kia sales, service and parts in Maroochydore, and used cars of every make in Noosaville.',
    },
    layout: (refs) => [
      block(hero, {
        heading: 'Your next road trip starts here',
        text: 'New Kias ready to drive away, demonstrators with the first thousand kilometres done, and used cars we would sell our own family.',
        image: refs.picture('coast'),
        buttons: [
          { link: to('/search/new-used-and-demo-cars', 'View Stock'), look: 'accent' },
          { link: to('/special-offers', 'View Offers'), look: 'secondary' },
        ],
        quickSearch: true,
        settings: { height: 'tall', overlay: 'medium' },
      }),
      block(carGrid, {
        heading: 'New and demo Kias, ready to go',
        intro: 'On the ground on the Sunshine Coast. No waiting list.',
        filter: { facets: { car_type: ['new', 'demo'], make: ['Kia'], status: ['in_stock'] } },
        sortBy: 'newest',
        limit: 6,
        action: to('/search/new-and-demo-cars', 'All new and demo cars'),
      }),
      block(bannerTiles, {
        tiles: [
          {
            heading: 'See our latest offers',
            link: to('/special-offers', 'Special offers'),
            image: refs.picture('showroom'),
          },
          { heading: 'Book your service online', link: to('/service', 'Service'), image: refs.picture('workshop') },
          { heading: 'Sell your car', link: to('/sell-my-car', 'Sell your car'), image: refs.picture('finance') },
        ],
      }),
      block(section, { section: refs.section('Why Coastline') }),
      block(reviewsCarousel, { heading: 'What Coast locals say' }),
      block(salesCounter, {}),
      block(locationGrid, { heading: 'Our Locations' }),
    ],
  },
  {
    path: '/about-us',
    title: 'About us',
    seo: { description: 'A family dealership on the Sunshine Coast since 1996.' },
    layout: (refs) => [
      block(hero, {
        heading: 'Thirty years on Wises Road',
        text: 'We opened in 1996 with two salespeople, one hoist and a kelpie. The kelpie retired.',
        image: refs.picture('yard'),
        settings: { overlay: 'strong' },
      }),
      block(richText, {
        content: words(
          '## Who we are',
          'Coastline is owned by the people who run it. Sixty-four of us work across sales, service and parts, and most of us live within half an hour of the yard.',
          'We sponsor our local nippers, and our courtesy cars are the ones that you see at the surf carnival.',
        ),
      }),
      block(section, { section: refs.section('Why Coastline') }),
      block(ctaGrid, {}),
    ],
  },
]
