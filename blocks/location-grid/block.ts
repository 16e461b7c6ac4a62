import { locationTypes } from '#schemas/location/location.ts'
import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const locationGrid = defineBlock({
  slug: 'location-grid',
  label: 'Location grid',
  category: 'locations',
  version: 1,
  description: 'Cards of our locations: address, phone, hours, rating, ways to get there.',
  keywords: ['locations', 'dealerships', 'address', 'opening hours', 'map'],
  thumbnail,
  props: {
    heading: f.text({ label: 'Heading', max: 80, default: 'Our Locations' }),
    intro: f.text({ label: 'Introduction', max: 240, multiline: true }),
    source: f.choice(['all', 'type', 'picked'], {
      label: 'Locations',
      default: 'all',
      labels: { all: 'All visible ones', type: 'All of one type', picked: 'Picked by hand' },
    }),
    type: f.choice(locationTypes, { label: 'Type', default: 'sales', showWhen: { field: 'source', is: 'type' } }),
    locations: f.references('location', {
      label: 'Locations',
      max: 60,
      required: true,
      showWhen: { field: 'source', is: 'picked' },
    }),
    contact: f.link({ label: 'Contact button', help: 'Left empty, it leads to /contact.' }),
    showHours: f.toggle({ label: 'Opening hours', default: true }),
    showLicence: f.toggle({ label: 'Licence numbers', default: true }),
  },
  settings: {
    background: f.background(['plain', 'sunken'], 'plain'),
  },
  summary: (props) => props.heading,
})
