import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { panelIcons } from '../_vehicle/panel-icons.ts'
import { shownForField } from '../_vehicle/shown-for.ts'
import { thumbnail } from './thumbnail.ts'

export const whyBuy = defineBlock({
  slug: 'why-buy',
  label: 'Why buy from us',
  category: 'trust',
  version: 1,
  description: 'The dealer’s reasons, each with a drawing or a number, beside a picture where there is one.',
  keywords: ['reasons', 'trust', 'promise', 'warranty', 'about', 'usp'],
  thumbnail,
  props: {
    heading: f.text({ label: 'Heading', max: 80, default: 'Why buy from us' }),
    intro: f.text({ label: 'Introduction', multiline: true, max: 300 }),
    reasons: f.list(
      {
        icon: f.choice(panelIcons, { label: 'Drawing', default: 'star' }),
        figure: f.text({ label: 'Number', max: 12, help: 'Stands in place of the drawing, as in 52 years.' }),
        heading: f.text({ label: 'Reason', max: 80, required: true }),
        text: f.text({ label: 'In a sentence', max: 240 }),
      },
      { label: 'Reasons', min: 1, max: 8, itemLabel: 'Reason' },
    ),
    image: f.image({ label: 'Picture', help: 'Stands beside the reasons.' }),
    link: f.link({ label: 'Link' }),
    shownFor: shownForField(),
  },
  settings: {
    background: f.background(['plain', 'sunken', 'soft', 'inverse', 'primary'], 'plain'),
  },
  summary: ({ heading, reasons }) => `${heading} (${reasons.length})`,
})
