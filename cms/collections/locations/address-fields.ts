import type { Field } from 'payload'
import { row } from '../../fields/row.ts'
import * as texts from './texts.ts'

export const addressFields: Field[] = [
  { name: 'street', type: 'text' },
  ...row(
    { name: 'city', type: 'text' },
    { name: 'state', type: 'text' },
    { name: 'postcode', type: 'text', maxLength: 8 },
  ),
  ...row(
    { name: 'lat', type: 'number', label: texts.latitude, min: -90, max: 90 },
    { name: 'long', type: 'number', label: texts.longitude, min: -180, max: 180 },
  ),
  ...row(
    { name: 'place_id', type: 'text', label: texts.mapsPlaceId },
    { name: 'place_url', type: 'text', label: texts.mapsAddress },
    { name: 'map_key', type: 'text', label: texts.mapKey, maxLength: 200, admin: { description: texts.mapKeyHelp } },
  ),
]
