import { ask, own } from '../form-entry.ts'
import { consents, contact, type DefaultForm } from './default-form.ts'
import * as texts from '../texts.ts'

export const parts: DefaultForm = {
  title: texts.partsAndAccessoriesEnquiry,
  submitText: texts.sendEnquiry,
  places: 'parts',
  entries: [
    ...contact,
    ask('location'),
    own('parts_vehicle', { label: texts.makeModelAndYear, required: 'yes' }),
    ask(texts.rego),
    ask('message', { label: texts.whichPartsOrAccessoriesAreYouAfter, required: 'yes' }),
    ...consents,
  ],
}
