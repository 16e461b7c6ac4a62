import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { shownForField } from '../_vehicle/shown-for.ts'
import { thumbnail } from './thumbnail.ts'

export const protectionPlans = defineBlock({
  slug: 'protection-plans',
  label: 'Protection plans',
  category: 'trust',
  version: 1,
  description: 'Mechanical protection for three or five years side by side, and the dealer’s words about warranty.',
  keywords: ['warranty', 'protection', 'mechanical', 'cover', 'plan', 'extended'],
  thumbnail,
  props: {
    heading: f.text({ label: 'Heading', max: 80, default: 'Mechanical protection plans' }),
    intro: f.text({ label: 'Introduction', multiline: true, max: 300 }),
    plans: f.list(
      {
        name: f.text({ label: 'Name', max: 60, required: true }),
        years: f.choice(['3', '5'], { label: 'Years', default: '3', labels: { '3': '3 years', '5': '5 years' } }),
        price: f.money({ label: 'Price', help: 'Left empty: ask us.' }),
        covers: f.text({ label: 'What it covers', multiline: true, max: 600, help: 'A line each.' }),
        isPopular: f.toggle({ label: 'Stands out', default: false }),
      },
      { label: 'Plans', max: 4, itemLabel: 'Plan' },
    ),
    warranty: f.richText({
      label: 'Warranty',
      help: 'What the law and the manufacturer give anyway, and what is left out.',
    }),
    link: f.link({ label: 'Link' }),
    shownFor: shownForField(),
  },
  settings: {
    background: f.background(['plain', 'sunken', 'soft'], 'plain'),
  },
  summary: ({ heading, plans }) => plans.map(({ name }) => name).join(', ') || heading,
})
