import type { CollectionBeforeChangeHook } from 'payload'
import { conflict } from '../../refusal.ts'

/** What is taken out of a lead that is erased: a form that was open meanwhile would put it back. */
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
    throw conflict('This person’s data was erased and cannot be edited. Reload the page.')
  return data
}
