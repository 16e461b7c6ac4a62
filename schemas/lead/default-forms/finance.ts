import { ask } from '../form-entry.ts'
import { consents, contact, type DefaultForm } from './default-form.ts'
import * as texts from '../texts.ts'

/** locations §2, Finance: its links say how much and at which dealership */
export const finance: DefaultForm = {
  title: texts.financeEnquiry,
  submitText: texts.sendEnquiry,
  places: 'sales',
  entries: [...contact, ask('location'), ask('vehiclePriceBudget'), ask('message', { required: 'no' }), ...consents],
}
