import { dateFormat } from '#schemas/lib/date-format.ts'
import type { Site } from '#schemas/tenant/site.ts'

/** The year on the clock of a site. */
export const currentYear = ({ timeZone }: Pick<Site, 'timeZone'>, now: Date): number =>
  Number(dateFormat('year', timeZone).format(now))
