import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const slider = defineBlock({
  slug: 'slider',
  label: texts.slider,
  category: 'content',
  version: 2,
  description: texts.sliderDescription,
  keywords: ['carousel', 'slides', 'promotion', 'banner', 'campaign', 'slideshow'],
  hydrate: 'visible',
  props: {
    source: f.choice(['collection', 'here'], {
      label: texts.slidesAre,
      default: 'collection',
      labels: { collection: texts.chosenFromTheSlidesOfTheSite, here: texts.writtenHere },
    }),
    chosen: f.references('slide', {
      label: texts.slides,
      required: true,
      max: 12,
      help: texts.slidesHelp,
      showWhen: { field: 'source', is: 'collection' },
    }),
    slides: f.list(
      {
        name: f.text({ label: texts.name, required: true, max: 90 }),
        description: f.text({ label: texts.description, multiline: true, max: 240 }),
        url: f.link({ label: texts.link }),
        image: f.image({ label: texts.picture, required: true, help: texts.pictureHelp }),
        start: f.date({ label: texts.from, wholeDay: 'start' }),
        expiry: f.date({ label: texts.until, help: texts.untilHelp, wholeDay: 'end' }),
        hideOverlay: f.toggle({ label: texts.hideTheText, help: texts.hideTheTextHelp }),
      },
      { label: texts.slides, min: 1, max: 12, itemLabel: texts.slide, showWhen: { field: 'source', is: 'here' } },
    ),
  },
  settings: {
    turnsEvery: f.number({
      label: texts.secondsPerSlide,
      help: texts.secondsPerSlideHelp,
      default: 6,
      min: 0,
      max: 60,
    }),
    width: f.choice(['full', 'content'], {
      label: texts.width,
      default: 'full',
      labels: { full: texts.fullWindowWidth, content: texts.pageWidth },
    }),
  },
  changesAt: ({ chosen, slides }) =>
    [...chosen.flatMap(({ doc }) => doc ?? []), ...slides].flatMap(({ start, expiry }) => [start, expiry]),
  summary: ({ chosen, slides }) => {
    const names = [...chosen.map(({ doc }) => doc?.name ?? ''), ...slides.map(({ name }) => name)].filter(Boolean)
    return names.join(', ') || (chosen.length > 0 ? texts.lengthOfTheSitesSlides({ length: chosen.length }) : '')
  },
  migrations: {
    2: (data) => (Array.isArray(data['slides']) && data['slides'].length > 0 ? { source: 'here', ...data } : data),
  },
})
