import { consents, contact, type UsualForm } from './usual-form.ts'

/** It sends a message of its own. vehicles §7 */
export const requestPhotos: UsualForm = {
  title: 'Request Photos',
  submitText: 'Request Photos',
  places: 'sales',
  entries: [...contact, ...consents],
}
