import { ask, own } from '../form-entry.ts'
import { consents, contact, type UsualForm } from './usual-form.ts'

export const fleet: UsualForm = {
  title: 'Fleet Enquiry',
  submitText: 'Send Enquiry',
  places: 'sales',
  entries: [
    own('company', { label: 'Company', required: 'yes' }),
    ...contact,
    own('fleet_size', {
      label: 'Vehicles in your fleet',
      answer: 'select',
      options: ['1 to 4', '5 to 19', '20 to 99', '100 or more'],
    }),
    ask('location'),
    ask('message', { required: 'yes' }),
    ...consents,
  ],
}
