import { ask, own } from '../form-entry.ts'
import { consents, contact, type UsualForm } from './usual-form.ts'

export const parts: UsualForm = {
  title: 'Parts and Accessories Enquiry',
  submitText: 'Send Enquiry',
  places: 'parts',
  entries: [
    ...contact,
    ask('location'),
    own('parts_vehicle', { label: 'Make, model and year', required: 'yes' }),
    ask('Rego'),
    ask('message', { label: 'Which parts or accessories are you after?', required: 'yes' }),
    ...consents,
  ],
}
