import type { StaffOutput } from '#schemas/api/staff-endpoints.ts'

type Found = Pick<StaffOutput<'search'>, 'count' | 'isTemplate' | 'sites'>

/** `Matches 132 vehicles now`; of a template, on how many of its sites too. */
export function foundWords({ count, isTemplate, sites }: Found): string {
  if (isTemplate && sites.length === 0) return 'A template has no stock, and none of your sites uses this one.'
  const where = isTemplate ? ` on ${sites.filter((site) => site.count > 0).length} of ${sites.length} sites` : ''
  if (count === 0) return `Matches no vehicle now${isTemplate ? ' on any site' : ''}.`
  return `Matches ${count.toLocaleString('en-AU')} ${count === 1 ? 'vehicle' : 'vehicles'} now${where}`
}
