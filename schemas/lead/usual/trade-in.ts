import { ask, own, step } from '../form-entry.ts'
import { consents, contact, type UsualForm } from './usual-form.ts'

export const tradeIn: UsualForm = {
  title: 'Trade-in Enquiry',
  submitText: 'Send Enquiry',
  places: 'sales',
  entries: [
    ...contact,
    step('Your vehicle'),
    ask('location'),
    ask('Rego'),
    own('trade_in_vehicle', { label: 'Year, make and model', required: 'yes' }),
    own('trade_in_km', { label: 'Kilometres', answer: 'number' }),
    ask('message', {
      label: 'Condition',
      help: 'Anything that a photo would not show.',
      required: 'no',
    }),
    ...consents,
  ],
}
