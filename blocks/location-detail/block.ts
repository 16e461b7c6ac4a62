import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const locationDetail = defineBlock({
  slug: 'location-detail',
  label: texts.locationDetail,
  category: 'locations',
  version: 1,
  description: texts.locationDetailDescription,
  keywords: ['location', 'address', 'departments', 'service', 'parts', 'directions', 'rating'],
  needs: ['location'],
  titlesPage: true,
  props: {
    contact: f.link({ label: texts.contactButton, help: texts.contactButtonHelp }),
    leadsToContactPage: f.toggle({
      label: texts.leadsToContactPage,
      help: texts.leadsToContactPageHelp,
      default: false,
    }),
    showLicence: f.toggle({ label: texts.licenceNumbers, default: true }),
    showStock: f.toggle({ label: texts.stockLink, default: true }),
  },
  settings: {
    background: f.background(['plain', 'sunken'], 'plain'),
  },
  summary: () => texts.locationDetail,
})
