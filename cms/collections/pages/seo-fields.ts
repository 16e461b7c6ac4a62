import type { Field } from 'payload'
import { mediaField } from '../../fields/media.ts'
import * as texts from './texts.ts'

/** `schemas/page/page.ts`, `seo`. */
export const seoFields: Field[] = [
  {
    name: 'title',
    type: 'text',
    label: texts.title,
    maxLength: 120,
    admin: { description: texts.titleDescription },
  },
  {
    name: 'description',
    type: 'textarea',
    label: texts.description,
    maxLength: 320,
    admin: { description: texts.descriptionDescription },
  },
  mediaField('image', { label: texts.pictureForSharedLinks }),
  { name: 'noindex', type: 'checkbox', label: texts.hideFromSearchEngines },
]
