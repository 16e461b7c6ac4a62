import type { CollectionBeforeChangeHook } from 'payload'
import { conflict } from '../../refusal.ts'
import * as texts from './texts.ts'

/** Personal data removed by an erasure. A form opened before the erasure would restore it. */
const gone = [
  'name',
  'last_name',
  'email',
  'phone',
  'postcode',
  'message',
  'notes',
  'url',
  'user_agent',
  'lead_attributes',
  'answers',
  'shopper',
]

/** Refuses to write personal data into an erased lead. */
export const blockErasedUpdate: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (originalDoc?.erased_at && gone.some((name) => Boolean(data[name])))
    throw conflict(texts.thisPersonsDataWasErasedCannotEdited)
  return data
}
