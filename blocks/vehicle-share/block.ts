import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { copyNoticeLabels, copyNotices } from '../_vehicle/copy-notice.ts'
import { thumbnail } from './thumbnail.ts'

export const vehicleShare = defineBlock({
  slug: 'vehicle-share',
  label: 'Share the vehicle',
  category: 'vehicle',
  version: 1,
  description:
    'Keeps the vehicle, sends it to somebody, copies its address, prints it, saves it as a PDF, opens its history report.',
  keywords: ['share', 'copy', 'print', 'pdf', 'history', 'report', 'favourite', 'facebook', 'whatsapp', 'email', 'sms'],
  thumbnail,
  needs: ['vehicle'],
  props: {
    heading: f.text({ label: 'Heading', default: 'Share', max: 60 }),
    showPrint: f.toggle({ label: 'Print', default: true }),
    showPdf: f.toggle({
      label: 'Save as PDF',
      default: true,
      help: 'Never of vehicles whose location hands over at others.',
    }),
    showHistory: f.toggle({ label: 'History report (of vehicles that have one)', default: true }),
    copyNotice: f.choice(copyNotices, {
      label: 'A copied link is confirmed by',
      labels: copyNoticeLabels,
      default: 'button',
    }),
  },
  summary: ({ heading }) => heading,
})
