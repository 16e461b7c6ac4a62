import { consents, contact, type DefaultForm } from './default-form.ts'
import * as texts from '../texts.ts'

/** It sends a fixed message. vehicles §7 */
export const requestPhotos: DefaultForm = {
  title: texts.requestPhotos,
  submitText: texts.requestPhotos,
  places: 'sales',
  entries: [...contact, ...consents],
}
