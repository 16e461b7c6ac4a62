import type { SiteConfig } from '#schemas/tenant/site-config.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import type { PropsOf } from '../_kit/props.ts'
import type { financeCalculator } from './block.ts'

interface Facts {
  props: PropsOf<typeof financeCalculator>
  vehicle: Vehicle | null | undefined
  finance: SiteConfig['finance']
}

/** Whether to query the lender's disclaimer: a lender's calculation without one. vehicles §7 */
export function asksForDisclaimer({ props, vehicle, finance }: Facts): boolean {
  const lender = vehicle?.finance_lenders[finance.provider]
  return lender !== undefined && !lender.disclaimer && props.disclaimer === ''
}
