import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { copyNoticeLabels, copyNotices } from '../_vehicle/copy-notice.ts'
import * as texts from './texts.ts'

export const vehicleShare = defineBlock({
  slug: 'vehicle-share',
  label: texts.shareTheVehicle,
  category: 'vehicle',
  version: 1,
  description: texts.shareTheVehicleDescription,
  keywords: ['share', 'copy', 'print', 'pdf', 'history', 'report', 'favourite', 'facebook', 'whatsapp', 'email', 'sms'],
  needs: ['vehicle'],
  props: {
    heading: f.text({ label: texts.heading, default: texts.share, max: 60 }),
    showPrint: f.toggle({ label: texts.print, default: true }),
    showPdf: f.toggle({
      label: texts.saveAsPdf,
      default: true,
      help: texts.saveAsPdfHelp,
    }),
    showHistory: f.toggle({ label: texts.historyReportOfVehiclesThatHaveOne, default: true }),
    copyNotice: f.choice(copyNotices, {
      label: texts.aCopiedLinkIsConfirmedBy,
      labels: copyNoticeLabels,
      default: 'button',
    }),
  },
  summary: ({ heading }) => heading,
})
