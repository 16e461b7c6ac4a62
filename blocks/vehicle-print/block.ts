import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const vehiclePrint = defineBlock({
  slug: 'vehicle-print',
  label: 'Sheet to print',
  category: 'vehicle',
  version: 1,
  description:
    'The whole vehicle on paper: pictures, price, facts, features, comments and the dealer. For the page /print.',
  keywords: ['print', 'paper', 'sheet', 'pdf'],
  thumbnail,
  needs: ['vehicle'],
  titlesPage: true,
  props: {
    opensDialog: f.toggle({ label: 'Open the print dialog at once', default: true }),
    showFeatures: f.toggle({ label: 'Features', default: true }),
    showComments: f.toggle({ label: 'Dealer comments', default: true }),
    smallPrint: f.text({ label: 'Small print', max: 600, help: 'Stands last on the sheet.' }),
  },
  summary: () => 'Sheet to print',
})
