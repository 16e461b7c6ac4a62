import { ask } from '../lead/form-entry.ts'
import { type FormSettings, defaultSettings } from '../lead/form-settings.ts'
import { consents, contact } from '../lead/default-forms/default-form.ts'
import * as texts from './texts.ts'

/** Asks for contact details and a dealership; the car is already described. */
export const contactForm: FormSettings = {
  ...defaultSettings('trade-in'),
  fields: [...contact, ask('location'), ...consents],
  submitText: texts.seeWhatItIsWorth,
}
