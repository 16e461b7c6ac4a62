import { needsScript } from '#blocks/_kit/page-scripts.ts'
import type { ViewedVehicle } from '#blocks/_ui/saved-vehicles/local-list.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { attributes } from '../document/html.ts'

/** Data for `local-lists-script.ts` about the viewed vehicle: the record of vehicles §3. */
export function viewedHtml({ id, stocknum, make, model, body, simple_body }: Vehicle): string {
  needsScript('local-lists')
  const record: ViewedVehicle = { id, stocknum, make, model, body, simple_body }
  return `<div${attributes({ hidden: '', 'data-viewed': JSON.stringify(record) })}></div>`
}
