import { bannerTiles } from '#blocks/banner-tiles/block.ts'
import { carGrid } from '#blocks/car-grid/block.ts'
import { columns } from '#blocks/columns/block.ts'
import { hero } from '#blocks/hero/block.ts'
import { locationGrid } from '#blocks/location-grid/block.ts'
import { reviewsCarousel } from '#blocks/reviews-carousel/block.ts'
import { richText } from '#blocks/rich-text/block.ts'
import { section } from '#blocks/section/block.ts'
import { block, to } from './block.ts'
import { openroadBlog } from './openroad-blog.ts'
import { openroadVehiclePage } from './openroad-vehicle-page.ts'
import type { DemoTenant } from './demo-tenant.ts'
import { stockOf } from './footer-menus.ts'
import { sharedPages } from './shared-pages.ts'
import { leisureSearchPage, searchPath } from './search-pages.ts'
import { words } from './words.ts'

export const openroadSections: DemoTenant['sections'] = [
  {
    name: 'Handover day',
    layout: (refs) => [
      block(hero, {
        heading: 'A proper handover, every time',
        text: 'Two hours with one of us: hitching, levelling, gas, water, reversing round cones. For bikes, a morning on the gravel.',
        image: refs.picture('workshop'),
        buttons: [{ link: to('/about-us', 'How we hand over'), look: 'secondary' }],
        settings: { layout: 'split' },
      }),
    ],
  },
]

export const openroadPages: DemoTenant['pages'] = [
  openroadVehiclePage,
  ...openroadBlog,
  leisureSearchPage,
  {
    path: '/',
    title: 'Home',
    seo: {
      title: 'Open Road | Caravans and motorcycles in Adelaide and on the Gold Coast',
      description: 'New and used caravans and motorcycles, weighed, inspected and handed over properly.',
    },
    layout: (refs) => [
      block(hero, {
        heading: 'Take the long way round',
        text: 'Caravans for the big lap, motorcycles for the back roads, and people who have done both.',
        image: refs.picture('park'),
        buttons: [
          { link: to(stockOf('item_type', 'caravan'), 'Caravans'), look: 'primary' },
          { link: to(stockOf('item_type', 'motorcycle'), 'Motorcycles'), look: 'accent' },
        ],
        settings: { height: 'tall', overlay: 'light' },
      }),
      block(carGrid, {
        heading: 'Vans on the lot',
        filter: { facets: { make: ['Jayco', 'Avida'] } },
        sortBy: 'newest',
        limit: 6,
        action: to(stockOf('item_type', 'caravan'), 'All caravans'),
      }),
      block(section, { section: refs.section('Handover day') }),
      block(carGrid, {
        heading: 'Two wheels, any weather',
        filter: { facets: { make: ['Triumph', 'Yamaha', 'Kawasaki'] } },
        sortBy: 'newest',
        limit: 6,
        action: to(stockOf('item_type', 'motorcycle'), 'All motorcycles'),
        settings: { background: 'sunken' },
      }),
      block(bannerTiles, {
        heading: 'Before you go',
        tiles: [
          {
            heading: 'Book the workshop',
            text: 'Bearings, brakes, gas certificates',
            link: to('/service', 'Workshop'),
            image: refs.picture('workshop'),
          },
          {
            heading: 'Sell or swap yours',
            text: 'We take vans and bikes in trade',
            link: to('/sell-my-car', 'Sell yours'),
            image: refs.picture('dusk'),
          },
          {
            heading: 'Finance over seven years',
            text: 'Rates and repayments, worked out',
            link: to('/finance', 'Finance'),
            image: refs.picture('coast'),
          },
        ],
      }),
      block(reviewsCarousel, { heading: 'Postcards from our customers' }),
      block(locationGrid, { heading: 'Come and kick a tyre' }),
    ],
  },
  {
    path: '/about-us',
    title: 'About us',
    layout: (refs) => [
      block(columns, {
        count: '2',
        first: [
          block(richText, {
            content: words(
              '## Two hobbies, one yard',
              'Marg tows. Des rides. In 2009 they rented a shed in Gepps Cross for one caravan and three motorcycles, and have been short of space ever since.',
              'Every van is weighed, and you get the ticket. Every bike is ridden by one of us before it goes on the floor.',
            ),
          }),
        ],
        second: [
          block(richText, {
            content: words(
              '### What a handover takes',
              '- Two hours for a van, one for a bike',
              '- A list that you sign, item by item',
              '- Our mobile number, and permission to use it',
            ),
            settings: { background: 'soft' },
          }),
        ],
      }),
      block(section, { section: refs.section('Handover day') }),
    ],
  },
  ...sharedPages.filter(({ path }) => path !== searchPath && path !== openroadVehiclePage.path),
]
