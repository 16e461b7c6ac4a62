import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const columns = defineBlock({
  slug: 'columns',
  label: 'Columns',
  category: 'layout',
  version: 1,
  description: 'Two to four columns of blocks side by side, one below the other on a phone.',
  keywords: ['layout', 'grid', 'row', 'side by side', 'sidebar'],
  thumbnail,
  props: {
    count: f.choice(['2', '3', '4'], {
      label: 'How many',
      default: '2',
      labels: { '2': 'Two', '3': 'Three', '4': 'Four' },
    }),
    halves: f.choice(['equal', 'wide-first', 'wide-last', 'sidebar-first', 'sidebar-last'], {
      label: 'Widths',
      default: 'equal',
      showWhen: { field: 'count', is: '2' },
      labels: {
        equal: 'Equal',
        'wide-first': 'Two thirds and one third',
        'wide-last': 'One third and two thirds',
        'sidebar-first': 'One quarter and three quarters',
        'sidebar-last': 'Three quarters and one quarter',
      },
    }),
    thirds: f.choice(['equal', 'wide-first', 'wide-middle', 'wide-last'], {
      label: 'Widths',
      default: 'equal',
      showWhen: { field: 'count', is: '3' },
      labels: {
        equal: 'Equal',
        'wide-first': 'The first twice as wide',
        'wide-middle': 'The second twice as wide',
        'wide-last': 'The third twice as wide',
      },
    }),
    first: f.slot({ label: 'First column' }),
    second: f.slot({ label: 'Second column' }),
    third: f.slot({ label: 'Third column', showWhen: { field: 'count', is: ['3', '4'] } }),
    fourth: f.slot({ label: 'Fourth column', showWhen: { field: 'count', is: '4' } }),
  },
  settings: {
    spacing: f.choice(['regular', 'tight'], {
      label: 'Space above and below',
      default: 'regular',
      labels: { regular: 'As between other bands', tight: 'Little' },
    }),
    align: f.choice(['top', 'middle'], {
      label: 'Columns of different height',
      default: 'top',
      labels: { top: 'Begin at the same height', middle: 'Are centred' },
    }),
    background: f.background(['plain', 'sunken', 'soft'], 'plain'),
  },
  summary: ({ count, first, second, third, fourth }) => {
    const blocks = first.length + second.length + third.length + fourth.length
    return `${count} columns, ${blocks} ${blocks === 1 ? 'block' : 'blocks'}`
  },
})
