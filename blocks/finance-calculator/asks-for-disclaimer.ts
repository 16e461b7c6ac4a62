import type { SiteConfig } from '#schemas/tenant/site-config.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import type { PropsOf } from '../_kit/props.ts'
import type { financeCalculator } from './block.ts'

interface Facts {
  props: PropsOf<typeof financeCalculator>
  vehicle: Vehicle | null | undefined
  finance: SiteConfig['finance']
}

/** A lender calculated for the vehicle and its words did not come along: they are asked for. vehicles §7 */
export function asksForDisclaimer({ props, vehicle, finance }: Facts): boolean {
  const lender = vehicle?.finance_lenders[finance.provider]
  return lender !== undefined && !lender.disclaimer && props.disclaimer === ''
}
