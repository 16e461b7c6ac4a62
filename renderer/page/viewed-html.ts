import { needsScript } from '#blocks/_kit/page-scripts.ts'
import type { ViewedVehicle } from '#blocks/_ui/keep/kept-list.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { attributes } from '../document/html.ts'

/** Says to `keep-vehicles.ts` which vehicle a shopper looks at here: the record of vehicles §3. */
export function viewedHtml({ id, stocknum, make, model, body, simple_body }: Vehicle): string {
  needsScript('keep')
  const record: ViewedVehicle = { id, stocknum, make, model, body, simple_body }
  return `<div${attributes({ hidden: '', 'data-viewed': JSON.stringify(record) })}></div>`
}
