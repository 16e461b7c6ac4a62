import { defineBlock } from '../_kit/define-block.ts'
import * as texts from './texts.ts'

export const vehicleSold = defineBlock({
  slug: 'vehicle-sold',
  label: texts.soldPanel,
  category: 'vehicle',
  version: 1,
  description: texts.soldPanelDescription,
  keywords: ['sold', 'similar', 'unavailable'],
  needs: ['vehicle'],
  props: {},
  summary: () => texts.soldPanel,
})
