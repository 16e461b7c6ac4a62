import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { panelIcons } from '../_vehicle/panel-icons.ts'
import { shownForField } from '../_vehicle/shown-for.ts'
import * as texts from './texts.ts'

export const whyBuy = defineBlock({
  slug: 'why-buy',
  label: texts.whyBuyFromUs,
  category: 'trust',
  version: 1,
  description: texts.whyBuyFromUsDescription,
  keywords: ['reasons', 'trust', 'promise', 'warranty', 'about', 'usp', 'why us', 'benefits'],
  props: {
    heading: f.text({ label: texts.heading, max: 80, default: texts.whyBuyFromUs }),
    intro: f.text({ label: texts.introduction, multiline: true, max: 300 }),
    reasons: f.list(
      {
        icon: f.choice(panelIcons, { label: texts.icon, default: 'star' }),
        figure: f.text({ label: texts.number, max: 12, help: texts.numberHelp }),
        heading: f.text({ label: texts.reason, max: 80, required: true }),
        text: f.text({ label: texts.description, max: 240 }),
      },
      { label: texts.reasons, min: 1, max: 8, itemLabel: texts.reason },
    ),
    image: f.image({ label: texts.picture, help: texts.pictureHelp }),
    link: f.link({ label: texts.link }),
    shownFor: shownForField(),
  },
  settings: {
    background: f.background(['plain', 'sunken', 'soft', 'inverse', 'primary'], 'plain'),
  },
  presets: [
    {
      name: 'used-cars',
      label: texts.usedCarsPreset,
      description: texts.usedCarsPresetDescription,
      keywords: ['inspection', 'used'],
      props: {
        heading: texts.whyOurUsedCars,
        reasons: [
          { icon: 'wrench', heading: texts.inspected, text: texts.inspectedText },
          { icon: 'shield', heading: texts.clearHistory, text: texts.clearHistoryText },
          { icon: 'calendar', heading: texts.driveItFirst, text: texts.driveItFirstText },
        ],
      },
      settings: { background: 'sunken' },
    },
    {
      name: 'numbers',
      label: texts.numbersPreset,
      description: texts.numbersPresetDescription,
      keywords: ['figures', 'statistics', 'facts'],
      props: {
        heading: texts.inNumbers,
        reasons: [
          { figure: texts.figureYears, heading: texts.yearsInTown },
          { figure: texts.figureCars, heading: texts.carsInStock },
          { figure: texts.figureStars, heading: texts.starsOnAverage },
        ],
      },
      settings: { background: 'inverse' },
    },
  ],
  summary: ({ heading, reasons }) => `${heading} (${reasons.length})`,
})
