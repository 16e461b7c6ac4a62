import type { VehicleButtonKind } from '#schemas/vehicle/vehicle-buttons.ts'
import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { copyNoticeLabels, copyNotices } from '../_vehicle/copy-notice.ts'
import { thumbnail } from './thumbnail.ts'

/** What may stand below the buttons; in the specification's order. */
export const titleTools = ['share', 'favourite', 'print', 'pdf', 'history'] as const

/** Buttons beside enquiring, calling and the way to finance. */
export const moreButtons = [
  'reserve',
  'test-drive',
  'trade-in',
  'request-photos',
] as const satisfies VehicleButtonKind[]

export const vehicleTitle = defineBlock({
  slug: 'vehicle-title',
  label: 'Vehicle title and price',
  category: 'vehicle',
  version: 1,
  description:
    'Year, make, model, badge and series; the price; where the vehicle stands; buttons to call and to enquire.',
  keywords: ['price', 'title', 'sidebar', 'enquire', 'call', 'estimate', 'share', 'views'],
  thumbnail,
  needs: ['vehicle'],
  titlesPage: true,
  props: {
    enquire: f.link({ label: 'Enquire button', help: 'Left empty, it opens the enquiry form.' }),
    finance: f.link({ label: 'Finance button', help: 'Left empty, no button is shown.' }),
    showCall: f.toggle({ label: 'Call Now', default: true }),
    moreButtons: f.choices(moreButtons, {
      label: 'More buttons',
      labels: { reserve: 'Reserve Car Now', 'test-drive': 'Book a Test Drive', 'trade-in': 'Trade-In Valuation' },
      help: 'Each shows where its rules allow it; to reserve comes first. Leave empty where Buttons of the vehicle stand on their own.',
    }),
    showLocation: f.toggle({ label: 'Where the vehicle is', default: true }),
    showViews: f.toggle({ label: 'How often it was looked at', default: true }),
    showEstimate: f.toggle({
      label: 'Repayment a week',
      default: true,
      help: 'With its comparison rate, where the lender gives one.',
    }),
    tools: f.choices(titleTools, {
      label: 'Below the buttons',
      labels: { pdf: 'Save as PDF', history: 'History report' },
      help: 'Leave empty where Share the vehicle stands on its own.',
    }),
    copyNotice: f.choice(copyNotices, {
      label: 'A copied link is confirmed by',
      labels: copyNoticeLabels,
      default: 'button',
    }),
  },
  summary: () => 'Title and price of the vehicle',
})
