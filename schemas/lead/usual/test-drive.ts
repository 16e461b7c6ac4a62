import { ask, step } from '../form-entry.ts'
import { consents, contact, type UsualForm } from './usual-form.ts'

/** vehicles §2, Test drive dialog; §5: date and message are optional */
export const testDrive: UsualForm = {
  title: 'Book a Test Drive',
  submitText: 'Book a Test Drive',
  places: 'sales',
  entries: [
    ...contact,
    ask('location'),
    ask('message', { label: 'Message', required: 'no' }),
    ...consents,
    step('Test Drive Booking Date'),
    ask('starts_at'),
  ],
}
