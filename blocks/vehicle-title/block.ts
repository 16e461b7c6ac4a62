import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'

export const vehicleTitle = defineBlock({
  slug: 'vehicle-title',
  label: 'Vehicle title and price',
  category: 'vehicle',
  version: 1,
  description:
    'Year, make, model, badge and series; the price; where the vehicle stands; buttons to call and to enquire.',
  keywords: ['price', 'title', 'sidebar', 'enquire', 'call'],
  needs: ['vehicle'],
  titlesPage: true,
  props: {
    enquire: f.link({ label: 'Enquire button', help: 'Left empty, it leads to /contact.' }),
    finance: f.link({ label: 'Finance button', help: 'Left empty, no button is shown.' }),
    showCall: f.toggle({ label: 'Call Now', default: true }),
    showLocation: f.toggle({ label: 'Where the vehicle is', default: true }),
  },
  summary: () => 'Title and price of the vehicle',
})
