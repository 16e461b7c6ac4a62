import { brandKinds } from '#schemas/model/brand.ts'
import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { groupLabels } from './group-labels.ts'
import * as texts from './texts.ts'

export const brandGrid = defineBlock({
  slug: 'brand-grid',
  label: texts.brandGrid,
  category: 'stock',
  version: 1,
  description: texts.brandGridDescription,
  keywords: ['brands', 'makes', 'manufacturers', 'logos', 'motorcycles', 'trucks'],
  props: {
    heading: f.text({ label: texts.heading, max: 80 }),
    intro: f.text({ label: texts.introduction, max: 240, multiline: true }),
    groups: f.choices(brandKinds, { label: texts.groups, help: texts.groupsHelp, labels: groupLabels }),
  },
  settings: {
    background: f.background(['plain', 'sunken', 'soft'], 'plain'),
  },
  summary: ({ heading }) => heading,
})
