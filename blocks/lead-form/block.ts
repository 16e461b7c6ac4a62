import { vehicleForms } from '#schemas/vehicle/action-path.ts'
import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'

export const leadForm = defineBlock({
  slug: 'lead-form',
  label: 'Form',
  category: 'content',
  version: 1,
  description:
    'A form that becomes a lead: an enquiry, a test drive, finance. It knows the vehicle that somebody comes from.',
  keywords: ['form', 'enquiry', 'contact', 'lead', 'test drive', 'finance', 'message'],
  wakes: 'visible',
  props: {
    heading: f.text({ label: 'Heading', max: 80 }),
    intro: f.text({ label: 'Words before it', multiline: true, max: 400 }),
    kind: f.choice(vehicleForms, {
      label: 'What it is for',
      labels: {
        enquiry: 'An enquiry',
        'test-drive': 'A test drive',
        'request-photos': 'Photos of a vehicle',
        finance: 'Finance',
      },
      default: 'enquiry',
    }),
  },
  settings: {
    background: f.background(['plain', 'sunken'], 'plain'),
  },
  summary: ({ heading, kind }) => heading || kind,
})
