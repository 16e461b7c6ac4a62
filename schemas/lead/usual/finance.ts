import { ask, own } from '../form-entry.ts'
import { consents, contact, type UsualForm } from './usual-form.ts'

/** spec/locations-forms-finance.md §2, Finance: its links say how much and at which dealership */
export const finance: UsualForm = {
  title: 'Finance Enquiry',
  submitText: 'Send Enquiry',
  places: 'sales',
  entries: [
    ...contact,
    ask('location'),
    own('vehiclePriceBudget', { label: 'Vehicle price budget', answer: 'number', help: 'In dollars.' }),
    ask('message', { required: 'no' }),
    ...consents,
  ],
}
