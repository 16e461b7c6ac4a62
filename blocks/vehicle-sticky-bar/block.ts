import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const vehicleStickyBar = defineBlock({
  slug: 'vehicle-sticky-bar',
  label: 'Sticky bar at the foot',
  category: 'vehicle',
  version: 1,
  description: 'Comes to the foot of the window after 900 pixels of scrolling: price, enquiry, call.',
  keywords: ['sticky', 'bar', 'scroll', 'footer', 'enquire', 'call'],
  thumbnail,
  needs: ['vehicle'],
  props: {
    enquireText: f.text({ label: 'Enquiry button', default: 'Enquire Now', max: 40 }),
    showCall: f.toggle({ label: 'Call Now', default: true }),
    showTestDrive: f.toggle({ label: 'Book a Test Drive', default: false, help: 'On laptops and larger.' }),
  },
  summary: () => 'Bar at the foot while the page is scrolled',
})
