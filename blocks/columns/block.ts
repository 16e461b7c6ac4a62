import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const columns = defineBlock({
  slug: 'columns',
  label: texts.columns,
  category: 'layout',
  version: 1,
  description: texts.columnsDescription,
  keywords: ['layout', 'grid', 'row', 'side by side', 'sidebar', 'two columns', 'three columns'],
  props: {
    count: f.choice(['2', '3', '4'], {
      label: texts.number,
      default: '2',
      labels: { '2': 'Two', '3': 'Three', '4': 'Four' },
    }),
    halves: f.choice(['equal', 'wide-first', 'wide-last', 'sidebar-first', 'sidebar-last'], {
      label: texts.widths,
      default: 'equal',
      showWhen: { field: 'count', is: '2' },
      labels: {
        equal: 'Equal',
        'wide-first': texts.twoThirdsAndOneThird,
        'wide-last': texts.oneThirdAndTwoThirds,
        'sidebar-first': texts.oneQuarterAndThreeQuarters,
        'sidebar-last': texts.threeQuartersAndOneQuarter,
      },
    }),
    thirds: f.choice(['equal', 'wide-first', 'wide-middle', 'wide-last'], {
      label: texts.widths,
      default: 'equal',
      showWhen: { field: 'count', is: '3' },
      labels: {
        equal: 'Equal',
        'wide-first': texts.theFirstTwiceAsWide,
        'wide-middle': texts.theSecondTwiceAsWide,
        'wide-last': texts.theThirdTwiceAsWide,
      },
    }),
    first: f.slot({ label: texts.firstColumn, takesItself: true }),
    second: f.slot({ label: texts.secondColumn, takesItself: true }),
    third: f.slot({
      label: texts.thirdColumn,
      takesItself: true,
      outermostOnly: true,
      showWhen: { field: 'count', is: ['3', '4'] },
    }),
    fourth: f.slot({
      label: texts.fourthColumn,
      takesItself: true,
      outermostOnly: true,
      showWhen: { field: 'count', is: '4' },
    }),
  },
  settings: {
    spacing: f.choice(['regular', 'tight'], {
      label: texts.spaceAboveAndBelow,
      default: 'regular',
      labels: { regular: texts.asBetweenOtherBlocks, tight: texts.little },
    }),
    align: f.choice(['top', 'middle'], {
      label: texts.columnsOfDifferentHeight,
      default: 'top',
      labels: { top: texts.alignAtTheTop, middle: texts.centre },
    }),
    background: f.background(['plain', 'sunken', 'soft'], 'plain'),
  },
  presets: [
    {
      name: 'halves',
      label: texts.halvesPreset,
      description: texts.halvesPresetDescription,
      keywords: ['two', 'half', '50/50', '1/2'],
      props: { count: '2', halves: 'equal' },
    },
    {
      name: 'thirds',
      label: texts.thirdsPreset,
      description: texts.thirdsPresetDescription,
      keywords: ['three', 'third', '1/3'],
      props: { count: '3', thirds: 'equal' },
    },
    {
      name: 'narrow-and-wide',
      label: texts.narrowAndWidePreset,
      description: texts.narrowAndWidePresetDescription,
      keywords: ['1/3', '2/3', '1/3-2/3', 'uneven'],
      props: { count: '2', halves: 'wide-last' },
    },
    {
      name: 'sidebar',
      label: texts.sidebarPreset,
      description: texts.sidebarPresetDescription,
      keywords: ['aside', '3/4', '1/4', 'side'],
      props: { count: '2', halves: 'sidebar-last' },
    },
  ],
  summary: ({ count, first, second, third, fourth }) => {
    const blocks = first.length + second.length + third.length + fourth.length
    return `${count} columns, ${blocks} ${blocks === 1 ? 'block' : 'blocks'}`
  },
})
