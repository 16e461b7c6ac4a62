import type { StaffOutput } from '#schemas/api/staff-endpoints.ts'
import * as texts from './texts.ts'

type MatchSummary = Pick<StaffOutput<'search'>, 'count' | 'isTemplate' | 'sites'>

/** `Matches 132 vehicles now`; for a template, also the number of its sites. */
export function foundWords({ count, isTemplate, sites }: MatchSummary): string {
  if (isTemplate && sites.length === 0) return texts.aTemplateHasNoStock
  const where = isTemplate
    ? texts.onLengthOfLengthSites({ length: sites.filter((site) => site.count > 0).length, length2: sites.length })
    : ''
  if (count === 0) return texts.matchesNoVehicleNowTemplate({ template: isTemplate ? texts.onAnySite : '' })
  return texts.matchesVehiclesNowWhere({ count, where })
}
