import { ask, own, step } from '../form-entry.ts'
import { consents, contact, type DefaultForm } from './default-form.ts'
import * as texts from '../texts.ts'

export const tradeIn: DefaultForm = {
  title: texts.tradeInEnquiry,
  submitText: texts.sendEnquiry,
  places: 'sales',
  entries: [
    ...contact,
    step(texts.yourVehicle),
    ask('location'),
    ask(texts.rego),
    own('trade_in_vehicle', { label: texts.yearMakeAndModel, required: 'yes' }),
    own('trade_in_km', { label: texts.kilometres, answer: 'kilometres' }),
    ask('message', {
      label: texts.condition,
      help: texts.conditionHelp,
      required: 'no',
    }),
    ...consents,
  ],
}
