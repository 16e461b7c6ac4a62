import { ask, own } from '../form-entry.ts'
import { consents, contact, type DefaultForm } from './default-form.ts'
import * as texts from '../texts.ts'

export const fleet: DefaultForm = {
  title: texts.fleetEnquiry,
  submitText: texts.sendEnquiry,
  places: 'sales',
  entries: [
    own('company', { label: texts.company, required: 'yes' }),
    ...contact,
    own('fleet_size', {
      label: texts.vehiclesInYourFleet,
      answer: 'select',
      options: ['1 to 4', '5 to 19', '20 to 99', '100 or more'],
    }),
    ask('location'),
    ask('message', { required: 'yes' }),
    ...consents,
  ],
}
