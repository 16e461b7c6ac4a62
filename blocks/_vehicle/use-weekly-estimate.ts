import { dateFormat } from '#schemas/lib/date-format.ts'
import { weeklyEstimate, type WeeklyEstimate } from '#schemas/finance/weekly-estimate.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { usePage, useSite } from '../_kit/runtime.tsx'

/** The lender's weekly repayment for a vehicle; null if the site offers no finance or no estimate may be shown. vehicles §5 */
export function useWeeklyEstimate(vehicle: Vehicle): WeeklyEstimate | null {
  const { flags, config, timeZone } = useSite()
  const { now } = usePage()
  if (!flags.finance) return null
  const thisYear = Number(dateFormat('year', timeZone).format(new Date(now)))
  return weeklyEstimate(vehicle, { finance: config.finance, thisYear })
}
