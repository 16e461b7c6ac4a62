import { ask } from '../form-entry.ts'
import { consents, contact, type UsualForm } from './usual-form.ts'

/** locations §2, Finance: its links say how much and at which dealership */
export const finance: UsualForm = {
  title: 'Finance Enquiry',
  submitText: 'Send Enquiry',
  places: 'sales',
  entries: [...contact, ask('location'), ask('vehiclePriceBudget'), ask('message', { required: 'no' }), ...consents],
}
