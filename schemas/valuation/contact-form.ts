import { ask } from '../lead/form-entry.ts'
import { type FormSettings, usualSettings } from '../lead/form-settings.ts'
import { consents, contact } from '../lead/usual/usual-form.ts'

/** Asks who wants to hear what a car is worth, and at which dealership: of the car everything is said already. */
export const contactForm: FormSettings = {
  ...usualSettings('trade-in'),
  fields: [...contact, ask('location'), ...consents],
  submitText: 'See What It Is Worth',
}
