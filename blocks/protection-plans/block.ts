import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { shownForField } from '../_vehicle/shown-for.ts'
import * as texts from './texts.ts'

export const protectionPlans = defineBlock({
  slug: 'protection-plans',
  label: texts.protectionPlans,
  category: 'trust',
  version: 1,
  description: texts.protectionPlansDescription,
  keywords: ['warranty', 'protection', 'mechanical', 'cover', 'plan', 'extended'],
  props: {
    heading: f.text({ label: texts.heading, max: 80, default: texts.mechanicalProtectionPlans }),
    intro: f.text({ label: texts.introduction, multiline: true, max: 300 }),
    plans: f.list(
      {
        name: f.text({ label: texts.name, max: 60, required: true }),
        years: f.choice(['3', '5'], { label: texts.years, default: '3', labels: { '3': '3 years', '5': '5 years' } }),
        price: f.money({ label: texts.price, help: texts.priceHelp }),
        covers: f.text({ label: texts.whatItCovers, multiline: true, max: 600, help: texts.whatItCoversHelp }),
        isPopular: f.toggle({ label: texts.highlighted, default: false }),
      },
      { label: texts.plans, max: 4, itemLabel: texts.plan },
    ),
    warranty: f.richText({
      label: texts.warranty,
      help: texts.warrantyHelp,
    }),
    link: f.link({ label: texts.link }),
    shownFor: shownForField(),
  },
  settings: {
    background: f.background(['plain', 'sunken', 'soft'], 'plain'),
  },
  summary: ({ heading, plans }) => plans.map(({ name }) => name).join(', ') || heading,
})
