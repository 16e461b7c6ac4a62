import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const vehicleBreadcrumb = defineBlock({
  slug: 'vehicle-breadcrumb',
  label: texts.vehicleBreadcrumb,
  category: 'vehicle',
  version: 1,
  description: texts.vehicleBreadcrumbDescription,
  keywords: ['path', 'trail', 'navigation', 'back'],
  needs: ['vehicle'],
  props: {
    homeLabel: f.text({ label: texts.firstEntry, placeholder: texts.firstEntryPlaceholder, max: 40 }),
  },
  summary: () => texts.breadcrumbOfTheVehicle,
})
