import type { Field } from 'payload'
import { mediaField } from '../../fields/media.ts'

/** `schemas/page/page.ts`, `seo`. */
export const seoFields: Field[] = [
  {
    name: 'title',
    type: 'text',
    label: 'Title',
    maxLength: 120,
    admin: { description: 'Best under 60 characters, such as “Used cars in Southport”.' },
  },
  {
    name: 'description',
    type: 'textarea',
    label: 'Description',
    maxLength: 320,
    admin: { description: 'One or two sentences, best under 160 characters.' },
  },
  mediaField('image', { label: 'Picture for shared links' }),
  { name: 'noindex', type: 'checkbox', label: 'Hide from search engines' },
]
