import { ask, own, step } from '../form-entry.ts'
import { consents, contact, type UsualForm } from './usual-form.ts'

/** A résumé is a link: anyone who applies decides who may read it, and for how long. */
export const careers: UsualForm = {
  title: 'Careers',
  submitText: 'Send Application',
  places: 'sales',
  entries: [
    ...contact,
    step('Your application'),
    ask('location', { required: 'no' }),
    own('position', { label: 'Position', required: 'yes' }),
    own('resume', {
      label: 'Link to your résumé',
      answer: 'url',
      help: 'On LinkedIn, Google Drive, Dropbox or a page of your own, where we may read it.',
    }),
    ask('message', { label: 'About you', required: 'yes' }),
    ...consents,
  ],
}
