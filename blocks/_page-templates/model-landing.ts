import { writeRichText } from '../_kit/fields/write-rich-text.ts'
import { carGrid } from '../car-grid/block.ts'
import { columns } from '../columns/block.ts'
import { hero } from '../hero/block.ts'
import { leadForm } from '../lead-form/block.ts'
import { locationGrid } from '../location-grid/block.ts'
import { reviewsCarousel } from '../reviews-carousel/block.ts'
import { richText } from '../rich-text/block.ts'
import { whyBuy } from '../why-buy/block.ts'
import type { PageTemplate } from './page-template.ts'
import { placeBlock } from './place-block.ts'

export const modelLanding: PageTemplate = {
  name: 'model-landing',
  label: 'Model landing',
  description: 'One model: its strengths, the cars in stock, a test drive to book and where to see it.',
  layout: [
    placeBlock({
      block: hero,
      version: 1,
      data: {
        heading: '[[page title]]',
        text: '[[What the model is best at, in one sentence]]',
        buttons: [
          { link: { kind: 'url', url: '#drive', label: 'Book a test drive' }, look: 'primary' },
          { link: { kind: 'url', url: '#in-stock', label: 'See cars in stock' }, look: 'secondary' },
        ],
        settings: { layout: 'split' },
      },
    }),
    placeBlock({
      block: whyBuy,
      version: 1,
      data: {
        heading: 'Made for your week',
        reasons: [
          { icon: 'car', figure: '[[seats]]', heading: 'Seats', text: '[[Who fits, and what fits in the boot]]' },
          {
            icon: 'leaf',
            figure: '[[use]]',
            heading: 'Fuel or energy use',
            text: 'Combined cycle, as the maker states.',
          },
          {
            icon: 'shield',
            figure: '[[years]]',
            heading: 'Warranty',
            text: 'From the maker, with any kilometre limit it sets.',
          },
        ],
        settings: { background: 'sunken' },
      },
    }),
    placeBlock({
      block: carGrid,
      version: 2,
      data: {
        heading: 'In stock: [[choose the model in “Which vehicles”, then change this heading]]',
        intro: 'Photos and prices of the cars that are here, or on their way.',
        filter: { facets: {} },
        sortBy: 'price-asc',
        limit: 6,
        settings: { anchor: 'in-stock' },
      },
    }),
    placeBlock({
      block: columns,
      version: 1,
      data: {
        count: '2',
        halves: 'equal',
        first: [
          placeBlock({
            block: richText,
            version: 1,
            data: {
              content: writeRichText([
                { h2: 'Which one is for you?' },
                'Our people drive these cars every week. Tell us what you carry, how far you go and what you would like to spend.',
                { list: ['[[First variant and who it is for]]', '[[Second variant and who it is for]]'] },
              ]),
            },
          }),
        ],
        second: [
          placeBlock({
            block: leadForm,
            version: 1,
            data: { heading: 'Book a test drive', kind: 'test-drive', settings: { anchor: 'drive' } },
          }),
        ],
      },
    }),
    placeBlock({ block: reviewsCarousel, version: 1, data: { minimumRating: 4 } }),
    placeBlock({
      block: locationGrid,
      version: 1,
      data: { heading: 'Where to see it', showLicence: false, settings: { background: 'sunken' } },
    }),
  ],
}
