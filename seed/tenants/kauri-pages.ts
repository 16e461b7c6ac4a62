import { carGrid } from '#blocks/car-grid/block.ts'
import { ctaGrid } from '#blocks/cta-grid/block.ts'
import { hero } from '#blocks/hero/block.ts'
import { leadForm } from '#blocks/lead-form/block.ts'
import { locationGrid } from '#blocks/location-grid/block.ts'
import { reviewsCarousel } from '#blocks/reviews-carousel/block.ts'
import { richText } from '#blocks/rich-text/block.ts'
import { section } from '#blocks/section/block.ts'
import { block, to } from './block.ts'
import { kauriBlog } from './kauri-blog.ts'
import { kauriVehiclePage } from './kauri-vehicle-page.ts'
import type { DemoTenant } from './demo-tenant.ts'
import { stockOf } from './footer-menus.ts'
import { importsSearchPage } from './search-pages.ts'
import { words } from './words.ts'

export const kauriSections: DemoTenant['sections'] = [
  {
    name: 'Every import',
    layout: () => [
      block(richText, {
        content: words(
          '## What every import comes with',
          '- The auction sheet, translated line by line',
          '- A fresh WOF, twelve months’ rego, and a full tank',
          '- Odometer certified at the border',
          '- For hybrids and electric cars, a battery health report',
        ),
        settings: { background: 'soft' },
      }),
    ],
  },
]

export const kauriPages: DemoTenant['pages'] = [
  kauriVehiclePage,
  ...kauriBlog,
  importsSearchPage,
  {
    path: '/',
    title: 'Home',
    seo: {
      title: 'Kauri Motors | Cars in Auckland and Hamilton, delivered all over New Zealand',
      description: 'NZ-new and imported cars with translated auction sheets and battery reports.',
    },
    layout: (refs) => [
      block(hero, {
        heading: 'Kia ora. Let’s find your next car.',
        text: 'NZ-new and hand-picked imports, delivered from Kaitāia to Bluff.',
        image: refs.picture('coast'),
        quickSearch: true,
        settings: { overlay: 'light', height: 'tall' },
      }),
      block(ctaGrid, {
        tiles: [
          { icon: 'bolt', link: to(stockOf('fuel', 'Electric'), 'Electric') },
          { icon: 'swap', link: to(stockOf('fuel', 'Hybrid'), 'Hybrids') },
          { icon: 'car', link: to(stockOf('body', 'Hatchback'), 'Hatches') },
          { icon: 'wheel', link: to(stockOf('body', 'Ute'), 'Utes') },
          { icon: 'dollar', link: to('/finance', 'Finance') },
          { icon: 'pin', link: to('/contact', 'Find us') },
        ],
      }),
      block(carGrid, {
        heading: 'Just landed and ready to drive',
        filter: { facets: { car_type: ['used'] } },
        sortBy: 'newest',
        limit: 6,
        action: to('/search/new-used-and-demo-cars', 'Browse everything'),
      }),
      block(section, { section: refs.section('Every import') }),
      block(reviewsCarousel, { heading: 'What our customers say', settings: { background: 'plain' } }),
      block(locationGrid, { heading: 'Penrose and Te Rapa', settings: { background: 'sunken' } }),
    ],
  },
  {
    path: '/contact',
    title: 'Contact us',
    seo: { description: 'Auckland and Hamilton: addresses, phone numbers and opening hours.' },
    layout: () => [
      block(richText, {
        content: words(
          '## Contact us',
          'Kia ora. Ring, write or come by in Penrose or Te Rapa, and someone who has driven the car answers.',
        ),
      }),
      block(leadForm, {
        heading: 'Send us a message',
        intro: 'Penrose or Te Rapa: somebody from the yard that you choose answers the same day.',
        picker: 'dealership',
        settings: { anchor: 'enquire' },
      }),
      block(locationGrid, { heading: 'Penrose and Te Rapa' }),
    ],
  },
  {
    path: '/service',
    title: 'Servicing and WOF',
    seo: { description: 'WOF, servicing and hybrid battery checks in Auckland and Hamilton.' },
    layout: () => [
      block(leadForm, {
        heading: 'Servicing and WOF',
        intro:
          'A WOF while you wait, servicing of any make, and battery reports for hybrids and electric cars. Book it in, and we ring you with a time.',
        points: `A WOF takes about forty minutes, coffee included
A price before we begin, and a call before we do anything more
A loan car if yours stays the night`,
        kind: 'service',
        fields: [
          { field: 'name' },
          { field: 'last_name' },
          { field: 'phone' },
          { field: 'email' },
          { field: 'step', label: 'Your car' },
          { field: 'location' },
          { field: 'Rego', label: 'Plate', required: 'yes' },
          { field: 'own', label: 'Make and model', required: 'yes' },
          { field: 'own', label: 'Preferred date', answer: 'date' },
          {
            field: 'additional_services',
            label: 'What it needs',
            options: 'WOF\nService\nTyres\nBattery report\nGroom inside and out',
          },
          { field: 'message', label: 'Anything else', required: 'no' },
          { field: 'opt_in' },
        ],
        settings: { anchor: 'book' },
      }),
      block(locationGrid, { heading: 'Penrose and Te Rapa', settings: { background: 'sunken' } }),
    ],
  },
  {
    path: '/about-us',
    title: 'About us',
    layout: (refs) => [
      block(hero, {
        heading: 'Straight talk since 2005',
        text: 'Twenty-two of us in two yards, and one buyer in Yokohama who says no more often than yes.',
        image: refs.picture('dusk'),
        settings: { overlay: 'strong' },
      }),
      block(section, { section: refs.section('Every import') }),
      block(locationGrid, { heading: 'Where we are' }),
    ],
  },
]
