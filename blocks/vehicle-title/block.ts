import type { VehicleButtonKind } from '#schemas/vehicle/vehicle-buttons.ts'
import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { copyNoticeLabels, copyNotices } from '../_vehicle/copy-notice.ts'
import * as texts from './texts.ts'

/** Tools below the buttons, in the specification's order. */
export const titleTools = ['share', 'favourite', 'print', 'pdf', 'history'] as const

/** Buttons in addition to enquiring, calling and finance. */
export const moreButtons = [
  'reserve',
  'test-drive',
  'trade-in',
  'request-photos',
] as const satisfies VehicleButtonKind[]

export const vehicleTitle = defineBlock({
  slug: 'vehicle-title',
  label: texts.vehicleTitleAndPrice,
  category: 'vehicle',
  version: 1,
  description: texts.vehicleTitleAndPriceDescription,
  keywords: ['price', 'title', 'sidebar', 'enquire', 'call', 'estimate', 'share', 'views'],
  needs: ['vehicle'],
  titlesPage: true,
  props: {
    enquire: f.link({ label: texts.enquireButton, help: texts.enquireButtonHelp }),
    finance: f.link({ label: texts.financeButton, help: texts.financeButtonHelp }),
    showCall: f.toggle({ label: texts.callNow, default: true }),
    moreButtons: f.choices(moreButtons, {
      label: texts.moreButtons,
      labels: { reserve: texts.reserveCarNow, 'test-drive': texts.bookATestDrive, 'trade-in': texts.tradeInValuation },
      help: texts.moreButtonsHelp,
    }),
    showLocation: f.toggle({ label: texts.locationOfTheVehicle, default: true }),
    showViews: f.toggle({ label: texts.numberOfViews, default: true }),
    showEstimate: f.toggle({
      label: texts.weeklyRepayment,
      default: true,
      help: texts.weeklyRepaymentHelp,
    }),
    tools: f.choices(titleTools, {
      label: texts.belowTheButtons,
      labels: { pdf: texts.saveAsPdf, history: texts.historyReport },
      help: texts.belowTheButtonsHelp,
    }),
    copyNotice: f.choice(copyNotices, {
      label: texts.aCopiedLinkIsConfirmedBy,
      labels: copyNoticeLabels,
      default: 'button',
    }),
  },
  summary: () => texts.titleAndPriceOfTheVehicle,
})
