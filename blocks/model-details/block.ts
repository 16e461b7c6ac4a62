import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const modelDetails = defineBlock({
  slug: 'model-details',
  label: texts.modelDetails,
  category: 'stock',
  version: 1,
  description: texts.modelDetailsDescription,
  keywords: ['variants', 'grades', 'colours', 'paint', 'accessories', 'tow bar', 'specifications'],
  needs: ['model'],
  props: {
    heading: f.text({ label: texts.heading, max: 80 }),
    shows: f.choice(['variants', 'colours', 'accessories'], {
      label: texts.shows,
      default: 'variants',
      labels: { variants: texts.variants, colours: texts.colours, accessories: texts.accessories },
    }),
  },
  settings: {
    background: f.background(['plain', 'sunken', 'soft'], 'plain'),
  },
  presets: [
    {
      name: 'variants',
      label: texts.variantsPreset,
      description: texts.variantsPresetDescription,
      keywords: ['grades', 'trims'],
      props: { heading: texts.variants, shows: 'variants' },
    },
    {
      name: 'colours',
      label: texts.coloursPreset,
      description: texts.coloursPresetDescription,
      keywords: ['paint'],
      props: { heading: texts.colours, shows: 'colours' },
      settings: { background: 'sunken' },
    },
    {
      name: 'accessories',
      label: texts.accessoriesPreset,
      description: texts.accessoriesPresetDescription,
      keywords: ['extras', 'options'],
      props: { heading: texts.accessories, shows: 'accessories' },
    },
  ],
  summary: ({ heading }) => heading,
})
