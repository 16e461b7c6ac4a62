import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const slider = defineBlock({
  slug: 'slider',
  label: 'Slider',
  category: 'content',
  version: 2,
  description: 'Promotions that follow one another, each a wide picture that leads somewhere.',
  keywords: ['carousel', 'slides', 'promotion', 'banner', 'campaign'],
  thumbnail,
  hydrate: 'visible',
  props: {
    source: f.choice(['collection', 'here'], {
      label: 'Slides are',
      default: 'collection',
      labels: { collection: 'Chosen from the slides of the site', here: 'Written here, for this slider alone' },
    }),
    chosen: f.references('slide', {
      label: 'Slides',
      required: true,
      max: 12,
      help: 'Shown in this order. What is changed in a slide changes wherever it is shown.',
      showWhen: { field: 'source', is: 'collection' },
    }),
    slides: f.list(
      {
        name: f.text({ label: 'Name', required: true, max: 90 }),
        description: f.text({ label: 'Description', multiline: true, max: 240 }),
        url: f.link({ label: 'Leads to' }),
        image: f.image({ label: 'Picture', required: true, help: 'Best at 1920 by 695 pixels.' }),
        hideOverlay: f.toggle({ label: 'Hide the words', help: 'For a picture that has its words painted in.' }),
      },
      { label: 'Slides', min: 1, max: 12, itemLabel: 'Slide', showWhen: { field: 'source', is: 'here' } },
    ),
  },
  settings: {
    turnsEvery: f.number({
      label: 'Seconds a slide',
      help: '0: does not turn by itself.',
      default: 6,
      min: 0,
      max: 60,
    }),
    width: f.choice(['full', 'content'], {
      label: 'Width',
      default: 'full',
      labels: { full: 'To the edges of the window', content: 'As wide as the page' },
    }),
  },
  summary: ({ chosen, slides }) => {
    const names = [...chosen.map(({ doc }) => doc?.name ?? ''), ...slides.map(({ name }) => name)].filter(Boolean)
    return names.join(', ') || (chosen.length > 0 ? `${chosen.length} of the site’s slides` : '')
  },
  migrations: {
    2: (data) => (Array.isArray(data['slides']) && data['slides'].length > 0 ? { source: 'here', ...data } : data),
  },
})
