import { carGrid } from '#blocks/car-grid/block.ts'
import { columns } from '#blocks/columns/block.ts'
import { hero } from '#blocks/hero/block.ts'
import { locationGrid } from '#blocks/location-grid/block.ts'
import { reviewsCarousel } from '#blocks/reviews-carousel/block.ts'
import { richText } from '#blocks/rich-text/block.ts'
import { salesCounter } from '#blocks/sales-counter/block.ts'
import { section } from '#blocks/section/block.ts'
import { block, to } from './block.ts'
import { westgateVehiclePage } from './westgate-vehicle-page.ts'
import type { DemoTenant } from './demo-tenant.ts'
import { wholesaleSearchPage } from './search-pages.ts'
import { words } from './words.ts'

export const westgateSections: DemoTenant['sections'] = [
  {
    name: 'The Westgate way',
    layout: () => [
      block(columns, {
        count: '3',
        first: [
          block(richText, {
            content: words(
              '### The sticker is the price',
              'No haggling games. What is written on the windscreen is what you pay.',
            ),
          }),
        ],
        second: [
          block(richText, {
            content: words(
              '### Roadworthy in the glovebox',
              'Every car leaves with a certificate and the inspection sheet.',
            ),
          }),
        ],
        third: [
          block(richText, {
            content: words('### Bring your mechanic', 'Ours will lend them the hoist. There is coffee.'),
          }),
        ],
        settings: { background: 'soft' },
      }),
    ],
  },
]

export const westgatePages: DemoTenant['pages'] = [
  westgateVehiclePage,
  wholesaleSearchPage,
  {
    path: '/',
    title: 'Home',
    seo: {
      title: 'Westgate Wholesale Cars | Used cars in Spotswood, Melbourne',
      description: 'Honest used cars from $4,000, roadworthy included, under the West Gate Bridge.',
    },
    layout: (refs) => [
      block(hero, {
        heading: 'Good cars. Small prices. No nonsense.',
        text: 'Two hundred used cars under the bridge, every one with a roadworthy.',
        image: refs.picture('dusk'),
        buttons: [{ link: to('/search/used-cars?range%5Bprice%5D=%3A10000', 'Cars under $10,000'), look: 'primary' }],
        quickSearch: true,
        settings: { layout: 'centre', overlay: 'strong' },
      }),
      block(carGrid, {
        heading: 'Fresh this week',
        filter: { facets: { car_type: ['used'] } },
        sortBy: 'newest',
        limit: 8,
        action: to('/search/used-cars?sortBy=newest', 'All fresh stock'),
      }),
      block(section, { section: refs.section('The Westgate way') }),
      block(carGrid, {
        heading: 'Under $15,000',
        filter: { facets: { car_type: ['used'] }, ranges: { price: { max: 15_000_00 } } },
        sortBy: 'price-asc',
        limit: 8,
        action: to('/search/used-cars?range%5Bprice%5D=%3A15000', 'More under $15,000'),
        settings: { background: 'sunken' },
      }),
      block(salesCounter, {
        heading: 'Gone this month',
        text: 'cars found a new driveway',
        settings: { background: 'inverse' },
      }),
      block(reviewsCarousel, { heading: 'Heard over the fence', settings: { background: 'plain' } }),
      block(locationGrid, { heading: 'Find us under the bridge', settings: { background: 'sunken' } }),
    ],
  },
  {
    path: '/about-us',
    title: 'About us',
    layout: (refs) => [
      block(richText, {
        content: words(
          '## About the yard',
          'Nick bought the block in 2003 with six cars on it. We still buy at auction on Tuesdays, inspect on Wednesdays, and send back what we would not drive ourselves.',
          'We are five people. If you ring, you talk to one of us.',
        ),
      }),
      block(section, { section: refs.section('The Westgate way') }),
    ],
  },
]
