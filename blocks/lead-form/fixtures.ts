import type { PropsInput } from '../_kit/props.ts'
import type { leadForm } from './block.ts'

type Input = PropsInput<typeof leadForm>

export const typical: Input = {
  heading: 'Send us a message',
  intro: 'Somebody who knows the stock answers.',
  points: 'Within one working day\nNo calls that you did not ask for',
}

export const empty: Input = {}

export const longest: Input = {
  heading: 'Tell us what you are looking for and when we may call you about it',
  intro:
    'The more we know, the better our answer: which vehicle, what you would trade in, how you would pay, when you could come by. We answer within one working day, and you hear from a person.',
  points: `A price before we begin, and a call before we do anything more.
Photos of what we found, sent to your phone while the vehicle is still on the hoist, so that you see what we see.
Genuineorequivalentpartswithoutaspaceinthewholeword.`,
  kind: 'service',
  fields: [
    { field: 'name' },
    { field: 'email' },
    { field: 'step', label: 'Your experience', help: 'We read every application twice.' },
    {
      field: 'own',
      label: 'Years in the trade',
      answer: 'select',
      options: 'None yet\nUp to five\nMore',
      required: 'yes',
    },
    { field: 'own', label: 'Licences that you hold', answer: 'choices', options: 'Car\nHeavy vehicle\nMotorcycle' },
    { field: 'own', label: 'I may work in Australia', answer: 'checkbox' },
    { field: 'message', label: 'Why us?', required: 'yes' },
  ],
  picker: 'dealership',
  submitText: 'Send my application to the team',
  next: '/thanks-for-applying',
  filed: { category: 'Careers', subcategory: 'Workshop' },
  agreed: { news: 'unticked', terms: 'I agree that my application is kept for a year.' },
  settings: { anchor: 'form', background: 'sunken' },
}
