import { ask, own, step } from '../form-entry.ts'
import { consents, contact, type DefaultForm } from './default-form.ts'
import * as texts from '../texts.ts'

/** locations §3, Lead form payload: Rego and additional_services */
export const service: DefaultForm = {
  title: texts.bookAService,
  submitText: texts.requestBooking,
  places: 'service',
  entries: [
    ...contact,
    step(texts.yourVehicle),
    ask('location'),
    ask(texts.rego, { required: 'yes' }),
    own('service_vehicle', { label: texts.makeAndModel, required: 'yes' }),
    own('service_km', { label: texts.kilometres, answer: 'kilometres' }),
    own('preferred_date', { label: texts.preferredDate, answer: 'date' }),
    ask('additional_services'),
    ask('message', { required: 'no' }),
    ...consents,
  ],
}
