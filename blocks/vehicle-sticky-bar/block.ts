import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const vehicleStickyBar = defineBlock({
  slug: 'vehicle-sticky-bar',
  label: texts.stickyBarAtTheBottom,
  category: 'vehicle',
  version: 1,
  description: texts.stickyBarAtTheBottomDescription,
  keywords: ['sticky', 'bar', 'scroll', 'footer', 'enquire', 'call'],
  needs: ['vehicle'],
  props: {
    enquireText: f.text({ label: texts.enquiryButton, default: texts.enquireNow, max: 40 }),
    showCall: f.toggle({ label: texts.callNow, default: true }),
    showTestDrive: f.toggle({ label: texts.bookATestDrive, default: false, help: texts.bookATestDriveHelp }),
  },
  summary: () => texts.barAtBottomWhilePageScrolled,
})
