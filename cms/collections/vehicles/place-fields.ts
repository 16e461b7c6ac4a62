import type { Field } from 'payload'
import { row } from '../../fields/row.ts'
import * as texts from './texts.ts'

export const placeFields: Field[] = [
  ...row(
    {
      name: 'location',
      type: 'relationship',
      relationTo: 'locations',
      admin: { description: texts.setsTheCity },
    },
    { name: 'dealership', type: 'relationship', relationTo: 'dealerships' },
    { name: 'website', type: 'relationship', relationTo: 'websites' },
  ),
  ...row({ name: 'location_name', type: 'text' }, { name: 'location_phone', type: 'text' }),
  ...row({ name: 'city', type: 'text' }, { name: 'state', type: 'text' }),
  ...row(
    { name: 'private_suburb', type: 'text', label: texts.suburb },
    { name: 'private_postcode', type: 'text', label: texts.postcode },
  ),
  ...row({ name: 'dealership_name', type: 'text' }, { name: 'dealership_slug', type: 'text' }),
]
