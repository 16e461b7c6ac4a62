import type { Site } from '#schemas/tenant/site.ts'

/** The year on the clock of a site. */
export const thisYearAt = ({ timeZone }: Pick<Site, 'timeZone'>, now: Date): number =>
  Number(new Intl.DateTimeFormat('en-AU', { timeZone, year: 'numeric' }).format(now))
