import { carGrid } from '#blocks/car-grid/block.ts'
import { columns } from '#blocks/columns/block.ts'
import { ctaGrid } from '#blocks/cta-grid/block.ts'
import { hero } from '#blocks/hero/block.ts'
import { leadForm } from '#blocks/lead-form/block.ts'
import { locationGrid } from '#blocks/location-grid/block.ts'
import { partnerRating } from '#blocks/partner-rating/block.ts'
import { reviewsCarousel } from '#blocks/reviews-carousel/block.ts'
import { richText } from '#blocks/rich-text/block.ts'
import { section } from '#blocks/section/block.ts'
import { slider } from '#blocks/slider/block.ts'
import { block, to } from './block.ts'
import { meridianBlog } from './meridian-blog.ts'
import { meridianVehiclePage } from './meridian-vehicle-page.ts'
import type { DemoTenant, Refs } from './demo-tenant.ts'
import { stockOf } from './footer-menus.ts'
import { words } from './words.ts'

const carBrands = ['Toyota', 'Mazda', 'Hyundai', 'Ford', 'Subaru', 'Volkswagen', 'BYD', 'Isuzu']
const brandTile = (refs: Refs) => (brand: string) => ({
  image: refs.logo(brand),
  link: to(brand === 'Meridian Select' ? '/search/used-cars' : stockOf('make', brand), brand),
})

export const meridianSlides: DemoTenant['slides'] = {
  brands: {
    name: 'Eleven brands, one family',
    description: 'Compare them all in one morning at Parramatta.',
    url: '/brands',
    picture: 'showroom',
  },
  demonstrators: {
    name: 'Demonstrators from this season',
    description: 'Low kilometres, balance of warranty, drive-away prices.',
    url: '/search/demo-cars',
    picture: 'coast',
  },
  'we-buy': {
    name: 'We buy cars too',
    description: 'An offer in writing, paid the same day.',
    url: '/sell-my-car',
    picture: 'dusk',
  },
}

export const meridianSections: DemoTenant['sections'] = [
  {
    name: 'Group in numbers',
    layout: () => [
      block(columns, {
        count: '3',
        first: [block(richText, { content: words('## Three cities', 'Parramatta, Newcastle and Wollongong.') })],
        second: [
          block(richText, { content: words('## Eleven brands', 'Eight of cars, two of motorcycles, one our own.') }),
        ],
        third: [block(richText, { content: words('## 52 years', 'In the same family since 1974.') })],
        settings: { background: 'soft' },
      }),
    ],
  },
]

export const meridianPages: DemoTenant['pages'] = [
  meridianVehiclePage,
  ...meridianBlog,
  {
    path: '/',
    title: 'Home',
    seo: {
      title: 'Meridian Motor Group | New, demo and used cars in New South Wales',
      description: 'Eleven brands in Parramatta, Newcastle and Wollongong: sales, finance and service since 1974.',
    },
    layout: (refs) => [
      block(slider, {
        chosen: ['brands', 'demonstrators', 'we-buy'].map(refs.slide),
        settings: { turnsEvery: 7 },
      }),
      block(ctaGrid, {}),
      block(carGrid, {
        heading: 'Just arrived across the group',
        sortBy: 'newest',
        limit: 6,
        action: to('/search/new-used-and-demo-cars?sortBy=newest', 'See all stock'),
      }),
      block(section, { section: refs.section('Group in numbers') }),
      block(carGrid, {
        heading: 'Electric and hybrid, ready now',
        filter: { facets: { car_type: ['new', 'demo'], fuel: ['Electric', 'Hybrid'] } },
        sortBy: 'price-asc',
        limit: 3,
        action: to(stockOf('fuel', 'Electric'), 'All electric cars'),
        settings: { background: 'sunken' },
      }),
      block(partnerRating, { link: to('#reviews', 'Read the reviews') }),
      block(reviewsCarousel, {
        heading: 'What our customers say',
        autoRotate: true,
        settings: { background: 'plain' },
      }),
      block(locationGrid, {
        heading: 'Our Locations',
        source: 'type',
        type: 'sales',
        settings: { background: 'sunken' },
      }),
    ],
  },
  {
    path: '/brands',
    title: 'Our brands',
    seo: { description: 'Cars, motorcycles and our own certified used cars.' },
    layout: (refs) => [
      block(hero, {
        heading: 'Our brands',
        text: 'Eight makes of car, two of motorcycle, and Meridian Select: used cars that pass 142 checks.',
        image: refs.picture('showroom'),
        settings: { layout: 'split' },
      }),
      block(ctaGrid, { heading: 'Cars', tiles: carBrands.map(brandTile(refs)) }),
      block(ctaGrid, {
        heading: 'Motorcycles',
        tiles: ['Triumph', 'Yamaha'].map(brandTile(refs)),
        settings: { background: 'sunken' },
      }),
      block(ctaGrid, { heading: 'Our own', tiles: ['Meridian Select'].map(brandTile(refs)) }),
      block(section, { section: refs.section('Group in numbers') }),
    ],
  },
  {
    path: '/dealer-locator',
    title: 'Find a dealership',
    seo: { description: 'Showrooms and workshops in Parramatta, Newcastle and Wollongong.' },
    layout: () => [block(locationGrid, { heading: 'Find a dealership' })],
  },
  {
    path: '/contact',
    title: 'Contact us',
    seo: { description: 'Showrooms and workshops in three cities, and one form for all of them.' },
    layout: () => [
      block(richText, {
        content: words('## Contact us', 'Choose the city, and somebody there answers.'),
      }),
      block(leadForm, {
        heading: 'Send us a message',
        intro: 'Somebody from the dealership that you choose answers, most days within the hour.',
        picker: 'dealership',
        filed: { categories: 'General Enquiry\nNew vehicles\nUsed vehicles\nFinance\nService\nFeedback' },
        settings: { anchor: 'enquire' },
      }),
      block(locationGrid, { heading: 'Our Locations' }),
    ],
  },
  {
    path: '/about-us',
    title: 'About us',
    layout: (refs) => [
      block(hero, {
        heading: 'A family of dealers since 1974',
        text: 'Three generations, three cities, and still one name on the door.',
        image: refs.picture('dusk'),
        settings: { overlay: 'strong' },
      }),
      block(columns, {
        count: '2',
        halves: 'wide-first',
        first: [
          block(richText, {
            content: words(
              '## How it began',
              'In 1974 Stavros Meridian sold four cars from a corner block on Church Street. His granddaughter runs the group today.',
              'We grew one dealership at a time, and only where we could find a service manager whom we would trust with our own cars.',
            ),
          }),
        ],
        second: [
          block(richText, {
            content: words(
              '### Work with us',
              'Apprentices start every January. [Write to us](/contact) and tell us what you like about cars.',
            ),
            settings: { background: 'soft' },
          }),
        ],
      }),
      block(section, { section: refs.section('Group in numbers') }),
    ],
  },
]
