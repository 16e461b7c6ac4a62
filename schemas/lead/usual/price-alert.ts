import { ask, own } from '../form-entry.ts'
import { consents, contact, type UsualForm } from './usual-form.ts'

export const priceAlert: UsualForm = {
  title: 'Price Alert',
  submitText: 'Tell Me When the Price Drops',
  places: 'sales',
  entries: [
    ...contact,
    own('target_price', { label: 'Tell me when it costs no more than', answer: 'number', help: 'In dollars.' }),
    ask('message', { required: 'no' }),
    ...consents,
  ],
}
