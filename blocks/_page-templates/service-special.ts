import { writeRichText } from '../_kit/fields/write-rich-text.ts'
import { hero } from '../hero/block.ts'
import { leadForm } from '../lead-form/block.ts'
import { locationGrid } from '../location-grid/block.ts'
import { reviewsCarousel } from '../reviews-carousel/block.ts'
import { richText } from '../rich-text/block.ts'
import { whyBuy } from '../why-buy/block.ts'
import type { PageTemplate } from './page-template.ts'
import { placeBlock } from './place-block.ts'

export const serviceSpecial: PageTemplate = {
  name: 'service-special',
  label: 'Service special',
  description: 'An offer of the workshop: what it costs, what it covers, a booking and where to come.',
  layout: [
    placeBlock({
      block: hero,
      version: 1,
      data: {
        heading: '[[page title]]',
        text: '[[Price, such as $299]] for most four-cylinder cars at {{dealership}}. Book by [[last day of the offer]].',
        buttons: [{ link: { kind: 'url', url: '#book', label: 'Book a service' }, look: 'accent' }],
        settings: { layout: 'centre' },
      },
    }),
    placeBlock({
      block: whyBuy,
      version: 1,
      data: {
        heading: 'What is included',
        reasons: [
          {
            icon: 'wrench',
            heading: 'Oil and oil filter',
            text: 'The grade that the maker asks for, and a new filter.',
          },
          { icon: 'search', heading: 'Safety inspection', text: 'Brakes, tyres, lights, belts, hoses and battery.' },
          {
            icon: 'calendar',
            heading: 'Logbook stamped',
            text: 'Servicing by the book keeps your warranty and your resale value.',
          },
          {
            icon: 'phone',
            heading: 'A call before extra work',
            text: 'You hear what we found and what it costs before we go on.',
          },
        ],
        settings: { background: 'sunken' },
      },
    }),
    placeBlock({
      block: leadForm,
      version: 1,
      data: {
        heading: 'Book your service',
        intro: 'Tell us your rego and the day that suits you. We call you to agree on a time.',
        points:
          'Early drop-off and late pick-up\nGenuine or equivalent parts\n[[Warranty on your work, such as 12 months]]',
        kind: 'service',
        settings: { anchor: 'book' },
      },
    }),
    placeBlock({ block: reviewsCarousel, version: 1, data: { minimumRating: 4 } }),
    placeBlock({
      block: locationGrid,
      version: 1,
      data: { heading: 'Our workshops', source: 'type', type: 'service', settings: { background: 'sunken' } },
    }),
    placeBlock({
      block: richText,
      version: 1,
      data: {
        content: writeRichText([
          { h3: 'Terms of the offer' },
          'The offer ends on [[last day of the offer]]. It is for passenger cars with four cylinders and up to five litres of oil. Diesel, prestige and commercial vehicles, extra parts and extra work cost more. Mention the offer when you book.',
        ]),
      },
    }),
  ],
}
