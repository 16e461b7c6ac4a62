import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const financeCta = defineBlock({
  slug: 'finance-cta',
  label: 'Finance call-to-action',
  category: 'finance',
  version: 1,
  description: 'Leads to finance for the vehicle, which its form knows already; or opens the form over the page.',
  keywords: ['finance', 'apply', 'pre-approved', 'loan', 'enquiry'],
  thumbnail,
  needs: ['vehicle'],
  props: {
    heading: f.text({ label: 'Heading', default: 'Finance this vehicle', max: 80 }),
    text: f.text({
      label: 'Words',
      multiline: true,
      max: 400,
      default: 'Tell us a little about yourself and we come back with what several lenders would offer you.',
    }),
    button: f.text({ label: 'Button', max: 40, help: 'Left empty, the words that the cards have.' }),
    opens: f.choice(['page', 'dialog'], {
      label: 'The button',
      labels: { page: 'Leads to the finance page', dialog: 'Opens the form over the page' },
      default: 'page',
    }),
  },
  settings: {
    background: f.background(['plain', 'sunken', 'primary', 'inverse'], 'sunken'),
  },
  summary: ({ heading }) => heading,
})
