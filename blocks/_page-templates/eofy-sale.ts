import { writeRichText } from '../_kit/fields/write-rich-text.ts'
import { carGrid } from '../car-grid/block.ts'
import { ctaGrid } from '../cta-grid/block.ts'
import { facetTiles } from '../facet-tiles/block.ts'
import { hero } from '../hero/block.ts'
import { leadForm } from '../lead-form/block.ts'
import { richText } from '../rich-text/block.ts'
import type { PageTemplate } from './page-template.ts'
import { placeBlock } from './place-block.ts'

export const eofySale: PageTemplate = {
  name: 'eofy-sale',
  label: 'EOFY sale',
  description: 'A sale with an end: demo and used cars on offer, body types, how to buy, an enquiry and the terms.',
  layout: [
    placeBlock({
      block: hero,
      version: 1,
      data: {
        heading: '[[page title]]',
        text: 'Sharp prices on new, demo and used cars at {{dealership}}. The sale ends on [[last day of the sale]].',
        buttons: [
          { link: { kind: 'url', url: '#on-offer', label: 'See what is on offer' }, look: 'accent' },
          { link: { kind: 'url', url: '#enquire', label: 'Ask about a car' }, look: 'secondary' },
        ],
        quickSearch: false,
      },
    }),
    placeBlock({
      block: carGrid,
      version: 2,
      data: {
        heading: 'Demonstrators to clear',
        intro: 'Low kilometres, balance of the new car warranty, and ready to drive away.',
        filter: { facets: { car_type: ['demo'] } },
        sortBy: 'price-asc',
        limit: 6,
        action: { kind: 'url', url: '/search/demo-cars', label: 'See all demos' },
        settings: { anchor: 'on-offer' },
      },
    }),
    placeBlock({
      block: carGrid,
      version: 2,
      data: {
        heading: 'Used cars, lowest price first',
        filter: { facets: { car_type: ['used'] } },
        sortBy: 'price-asc',
        limit: 6,
        action: { kind: 'url', url: '/search/used-cars', label: 'See all used cars' },
        settings: { background: 'sunken' },
      },
    }),
    placeBlock({
      block: facetTiles,
      version: 1,
      data: { heading: 'Find yours by body type', facet: 'body', limit: 8 },
    }),
    placeBlock({
      block: ctaGrid,
      version: 1,
      data: {
        heading: 'Make it yours before the sale ends',
        tiles: [
          { icon: 'search', link: { kind: 'url', url: '/search/new-used-and-demo-cars', label: 'Search all cars' } },
          { icon: 'swap', link: { kind: 'url', url: '/trade-in', label: 'Value my trade-in' } },
          { icon: 'calculator', link: { kind: 'url', url: '/finance', label: 'Calculate repayments' } },
        ],
        settings: { background: 'soft' },
      },
    }),
    placeBlock({
      block: leadForm,
      version: 1,
      data: {
        heading: 'Ask about a car in the sale',
        intro: 'Tell us which car you like. We check that it is here and call you back.',
        points:
          'A drive-away price in writing\nA value for your trade-in on the spot\nHelp with finance while you are here',
        kind: 'enquiry',
        settings: { anchor: 'enquire', background: 'sunken' },
      },
    }),
    placeBlock({
      block: richText,
      version: 1,
      data: {
        content: writeRichText([
          { h3: 'Terms of the sale' },
          'The offers end on [[last day of the sale]], or when the cars are sold. They are for private buyers of cars in stock and cannot be combined with other offers. {{dealership}}, licence {{licence}}.',
        ]),
      },
    }),
  ],
}
