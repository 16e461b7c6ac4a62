import type { Field } from 'payload'
import { row } from '../../fields/row.ts'

export const placeFields: Field[] = [
  ...row(
    {
      name: 'location',
      type: 'relationship',
      relationTo: 'locations',
      admin: { description: 'Sets the city, state, phone and dealership below.' },
    },
    { name: 'dealership', type: 'relationship', relationTo: 'dealerships' },
    { name: 'website', type: 'relationship', relationTo: 'websites' },
  ),
  ...row({ name: 'location_name', type: 'text' }, { name: 'location_phone', type: 'text' }),
  ...row({ name: 'city', type: 'text' }, { name: 'state', type: 'text' }),
  ...row(
    { name: 'private_suburb', type: 'text', label: 'Suburb' },
    { name: 'private_postcode', type: 'text', label: 'Postcode' },
  ),
  ...row({ name: 'dealership_name', type: 'text' }, { name: 'dealership_slug', type: 'text' }),
]
