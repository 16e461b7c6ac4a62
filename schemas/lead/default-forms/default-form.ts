import { ask, type FormEntry } from '../form-entry.ts'

/** The default form of a kind, if the marketer lists no fields. */
export interface DefaultForm {
  title: string
  /** For a form about a vehicle. */
  titleOfVehicle?: string
  submitText: string
  /** The type of location that handles it; shoppers choose if there are several. */
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
