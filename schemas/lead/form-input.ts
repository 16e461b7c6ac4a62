import type { Location } from '../location/location.ts'
import type { Site } from '../tenant/site.ts'
import type { Vehicle } from '../vehicle/vehicle.ts'
import type { FormSettings } from './form-settings.ts'
import type { FormPlace } from './lead-form.ts'
import type { LeadKind } from './lead-kind.ts'

export interface LeadFormInput {
  kind: LeadKind
  vehicle: Vehicle | null
  site: Pick<Site, 'config'>
  locations: readonly Location[]
  /** Of the block that it stands in; without one it is as its kind has it. */
  settings?: FormSettings | undefined
  place?: FormPlace | null | undefined
  asked?: AskedOfForm | undefined
}

/** What an address says beforehand: a dealership by its slug, a budget in dollars. Empty where it says nothing. */
export interface AskedOfForm {
  dealership: string
  budget: string
}

export type BuildInput = Omit<Required<LeadFormInput>, 'settings' | 'place' | 'asked'> & {
  settings: FormSettings
  asked: AskedOfForm
}
