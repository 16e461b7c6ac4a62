import { ask } from '../form-entry.ts'
import { consents, contact, type UsualForm } from './usual-form.ts'

/** locations §5, Enquiry form */
export const enquiry: UsualForm = {
  title: 'Contact Us',
  titleOfVehicle: 'Enquire Now',
  submitText: 'Send Enquiry',
  places: 'sales',
  entries: [...contact, ask('category'), ask('location'), ask('message'), ...consents],
}
