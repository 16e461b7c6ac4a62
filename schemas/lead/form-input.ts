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
  /** Settings of its block; the default of its kind without one. */
  settings?: FormSettings | undefined
  place?: FormPlace | null | undefined
  presets?: AskedOfForm | undefined
}

/** Presets of a URL: a dealership by slug, a budget in dollars, empty if absent; and the location of the page. */
export interface AskedOfForm {
  dealership: string
  budget: string
  location?: number | undefined
}

export type BuildInput = Omit<Required<LeadFormInput>, 'settings' | 'place' | 'presets'> & {
  settings: FormSettings
  presets: AskedOfForm
}
