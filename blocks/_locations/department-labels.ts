import type { Location } from '#schemas/location/location.ts'
import * as texts from './texts.ts'

/** locations §3, location_type */
export const departmentLabels = {
  sales: texts.sales,
  service: texts.service,
  parts: texts.parts,
  others: texts.others,
} as const satisfies Record<Location['location_type'], string>
