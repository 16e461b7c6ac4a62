import type { ModelTile } from '#schemas/model/model.ts'
import { Badge } from '../_ui/badge.tsx'
import { Inline } from '../_ui/inline.tsx'
import * as texts from './texts.ts'

const labels = {
  new: texts.newLabel,
  all_new: texts.allNewLabel,
  coming_soon: texts.comingSoonLabel,
} as const satisfies Record<NonNullable<ModelTile['status']>, string>

/** The label of a model, and when a coming one arrives. locations §4, Model range */
export function ModelLabels({ status, arrival }: Pick<ModelTile, 'status' | 'arrival'>) {
  if (!status) return null
  return (
    <Inline gap={2} flexWrap="wrap">
      <Badge look={status === 'coming_soon' ? 'dark' : 'accent'}>{labels[status]}</Badge>
      {status === 'coming_soon' && arrival ? <Badge>{arrival}</Badge> : null}
    </Inline>
  )
}
