import { ask } from '../form-entry.ts'
import { consents, contact, type DefaultForm } from './default-form.ts'
import * as texts from '../texts.ts'

/** locations §5, Enquiry form */
export const enquiry: DefaultForm = {
  title: texts.contactUs,
  titleOfVehicle: texts.enquireNow,
  submitText: texts.sendEnquiry,
  places: 'sales',
  entries: [...contact, ask('category'), ask('location'), ask('message'), ...consents],
}
