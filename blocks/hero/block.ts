import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const hero = defineBlock({
  slug: 'hero',
  label: 'Hero',
  category: 'content',
  version: 1,
  description: 'The opening of a page: a picture, a heading, a few words and what to do next.',
  keywords: ['banner', 'header', 'welcome', 'cover', 'search', 'opening'],
  thumbnail,
  props: {
    heading: f.text({ label: 'Heading', required: true, max: 90 }),
    text: f.text({ label: 'Text', multiline: true, max: 300 }),
    image: f.image({ label: 'Picture', help: 'At least 1920 pixels wide. The focal point stays in view.' }),
    buttons: f.list(
      {
        link: f.link({ label: 'Link', required: true }),
        look: f.choice(['primary', 'accent', 'secondary'], { label: 'Look', default: 'primary' }),
      },
      { label: 'Buttons', max: 3, itemLabel: 'Button' },
    ),
    quickSearch: f.toggle({ label: 'Quick search', help: 'A short form that leads to the stock.' }),
  },
  settings: {
    layout: f.choice(['start', 'centre', 'split'], {
      label: 'Layout',
      default: 'start',
      labels: {
        start: 'Words on the picture, left',
        centre: 'Words on the picture, centred',
        split: 'Picture beside words',
      },
    }),
    overlay: f.choice(['none', 'light', 'medium', 'strong'], {
      label: 'Overlay',
      help: 'How much the picture is darkened behind the words.',
      default: 'medium',
    }),
    height: f.choice(['regular', 'tall'], { label: 'Height', default: 'regular' }),
  },
  summary: ({ heading }) => heading,
})
