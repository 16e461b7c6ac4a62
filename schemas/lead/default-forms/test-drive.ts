import { ask, step } from '../form-entry.ts'
import { consents, contact, type DefaultForm } from './default-form.ts'
import * as texts from '../texts.ts'

/** vehicles §2, Test drive dialog; §5: date and message are optional */
export const testDrive: DefaultForm = {
  title: texts.bookATestDrive,
  submitText: texts.bookATestDrive,
  places: 'sales',
  entries: [
    ...contact,
    ask('location'),
    ask('message', { label: texts.message, required: 'no' }),
    ...consents,
    step(texts.testDriveBookingDate),
    ask('starts_at'),
  ],
}
