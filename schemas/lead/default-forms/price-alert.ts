import { ask, own } from '../form-entry.ts'
import { consents, contact, type DefaultForm } from './default-form.ts'
import * as texts from '../texts.ts'

export const priceAlert: DefaultForm = {
  title: texts.priceAlert,
  submitText: texts.tellMeWhenThePriceDrops,
  places: 'sales',
  entries: [
    ...contact,
    own('target_price', { label: texts.tellMeWhenItCostsNoMore, answer: 'money' }),
    ask('message', { required: 'no' }),
    ...consents,
  ],
}
