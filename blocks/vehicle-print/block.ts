import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const vehiclePrint = defineBlock({
  slug: 'vehicle-print',
  label: texts.printPage,
  category: 'vehicle',
  version: 1,
  description: texts.printPageDescription,
  keywords: ['print', 'paper', 'sheet', 'pdf'],
  needs: ['vehicle'],
  titlesPage: true,
  props: {
    opensDialog: f.toggle({ label: texts.openThePrintDialogAtOnce, default: true }),
    showFeatures: f.toggle({ label: texts.features, default: true }),
    showComments: f.toggle({ label: texts.dealerComments, default: true }),
    smallPrint: f.text({ label: texts.smallPrint, max: 600, help: texts.smallPrintHelp }),
  },
  summary: () => texts.printPage,
})
