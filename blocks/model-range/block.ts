import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const modelRange = defineBlock({
  slug: 'model-range',
  label: texts.modelRange,
  category: 'stock',
  version: 1,
  description: texts.modelRangeDescription,
  keywords: ['models', 'range', 'new cars', 'line-up', 'coming soon', 'body types', 'brochure'],
  hydrate: 'visible',
  props: {
    heading: f.text({ label: texts.heading, max: 80 }),
    intro: f.text({ label: texts.introduction, max: 240, multiline: true }),
    look: f.choice(['tiles', 'list'], {
      label: texts.look,
      default: 'tiles',
      labels: { tiles: texts.tiles, list: texts.aList },
    }),
    categories: f.toggle({ label: texts.categories, default: true }),
    limit: f.number({ label: texts.maximum, min: 1, max: 100, int: true, default: 60 }),
  },
  settings: {
    background: f.background(['plain', 'sunken', 'soft'], 'plain'),
  },
  presets: [
    {
      name: 'grid',
      label: texts.gridPreset,
      description: texts.gridPresetDescription,
      keywords: ['tiles'],
      props: { heading: texts.ourRange },
    },
    {
      name: 'list',
      label: texts.listPreset,
      description: texts.listPresetDescription,
      keywords: ['home page'],
      props: { heading: texts.viewTheRange, look: 'list', categories: false, limit: 6 },
      settings: { background: 'sunken' },
    },
  ],
  summary: ({ heading }) => heading,
})
