import { ask, type FormEntry } from '../form-entry.ts'

/** How forms of one kind are while nobody arranged them otherwise. */
export interface UsualForm {
  title: string
  /** Where it is about a vehicle. */
  titleOfVehicle?: string
  submitText: string
  /** What kind of location handles it: where there are several one is picked. */
  places: 'sales' | 'service' | 'parts'
  entries: readonly FormEntry[]
}

/** In the order of locations §3, Short lead form. */
export const contact: readonly FormEntry[] = [
  ask('name'),
  ask('last_name'),
  ask('postcode'),
  ask('phone'),
  ask('email'),
]

/** locations §5, Enquiry form */
export const consents: readonly FormEntry[] = [ask('opt_in'), ask('terms')]
