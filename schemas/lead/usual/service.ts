import { ask, own, step } from '../form-entry.ts'
import { consents, contact, type UsualForm } from './usual-form.ts'

/** locations §3, Lead form payload: Rego and additional_services */
export const service: UsualForm = {
  title: 'Book a Service',
  submitText: 'Request Booking',
  places: 'service',
  entries: [
    ...contact,
    step('Your vehicle'),
    ask('location'),
    ask('Rego', { required: 'yes' }),
    own('service_vehicle', { label: 'Make and model', required: 'yes' }),
    own('service_km', { label: 'Kilometres', answer: 'number' }),
    own('preferred_date', { label: 'Preferred date', answer: 'date' }),
    ask('additional_services'),
    ask('message', { required: 'no' }),
    ...consents,
  ],
}
