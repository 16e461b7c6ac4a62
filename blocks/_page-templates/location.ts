import { writeRichText } from '../_kit/fields/write-rich-text.ts'
import { carGrid } from '../car-grid/block.ts'
import { hero } from '../hero/block.ts'
import { leadForm } from '../lead-form/block.ts'
import { locationGrid } from '../location-grid/block.ts'
import { reviewsCarousel } from '../reviews-carousel/block.ts'
import { richText } from '../rich-text/block.ts'
import type { PageTemplate } from './page-template.ts'
import { placeBlock } from './place-block.ts'

/** Complete as it stands: the site’s own locations fill it. */
export const location: PageTemplate = {
  name: 'location',
  label: 'Location',
  description: 'Where you are: address, opening hours, how to find you, the newest cars and a message.',
  layout: [
    placeBlock({
      block: hero,
      version: 1,
      data: {
        heading: '[[page title]]',
        text: 'Sales, service and parts of {{dealership}} in {{suburb}}. Call us on {{phone}}, or drop in.',
        buttons: [
          { link: { kind: 'url', url: '#find-us', label: 'Find us' }, look: 'primary' },
          { link: { kind: 'url', url: '#message', label: 'Send us a message' }, look: 'secondary' },
        ],
        settings: { layout: 'centre' },
      },
    }),
    placeBlock({
      block: locationGrid,
      version: 1,
      data: {
        heading: 'Address and opening hours',
        settings: { anchor: 'find-us' },
      },
    }),
    placeBlock({
      block: richText,
      version: 1,
      data: {
        content: writeRichText([
          { h2: 'Before you come' },
          { h3: 'Would you like to drive a certain car?' },
          'Call ahead on {{phone}}. We have it fuelled and at the front when you arrive.',
          { h3: 'Are you trading a car in?' },
          'Bring the rego papers, the service book and both keys. A valuation takes about 20 minutes.',
          { h3: 'Is your car booked for a service?' },
          'Leave it with us from opening time. We call you before any work that was not agreed.',
        ]),
        settings: { background: 'sunken' },
      },
    }),
    placeBlock({
      block: carGrid,
      version: 2,
      data: {
        heading: 'Just arrived',
        sortBy: 'newest',
        limit: 3,
        action: { kind: 'url', url: '/search/new-used-and-demo-cars', label: 'See all cars' },
      },
    }),
    placeBlock({ block: reviewsCarousel, version: 1, data: { minimumRating: 4 } }),
    placeBlock({
      block: leadForm,
      version: 1,
      data: { heading: 'Send us a message', kind: 'enquiry', settings: { anchor: 'message' } },
    }),
  ],
}
