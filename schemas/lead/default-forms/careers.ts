import { ask, own, step } from '../form-entry.ts'
import { consents, contact, type DefaultForm } from './default-form.ts'
import * as texts from '../texts.ts'

/** A résumé is a link, so that applicants control who can read it, and for how long. */
export const careers: DefaultForm = {
  title: texts.careers,
  submitText: texts.sendApplication,
  places: 'sales',
  entries: [
    ...contact,
    step(texts.yourApplication),
    ask('location', { required: 'no' }),
    own('position', { label: texts.position, required: 'yes' }),
    own('resume', {
      label: texts.linkToYourResume,
      answer: 'url',
      help: texts.linkToYourResumeHelp,
    }),
    ask('message', { label: texts.aboutYou, required: 'yes' }),
    ...consents,
  ],
}
