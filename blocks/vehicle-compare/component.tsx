import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { vehicleSearchQuery } from '../_data/vehicle-search.ts'
import type { PropsOf } from '../_kit/props.ts'
import { useApi } from '../_kit/runtime.tsx'
import { Alert } from '../_ui/alert.tsx'
import { EmptyState } from '../_ui/empty-state.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { Section } from '../_ui/section.tsx'
import { Spinner } from '../_ui/spinner.tsx'
import type { vehicleCompare } from './block.ts'
import { CompareTable } from './compare-table.tsx'
import { useComparedIds } from './use-compared-ids.ts'
import * as texts from './texts.ts'

export default function VehicleCompare({ heading, emptyText, settings }: PropsOf<typeof vehicleCompare>) {
  const { ids, remove } = useComparedIds()
  const { data, isError } = useQuery({
    ...vehicleSearchQuery(useApi(), { hitsPerPage: 4, scope: { ids: ids ?? [] } }),
    enabled: ids !== null && ids.length > 0,
    placeholderData: keepPreviousData,
  })
  const found = new Map((data?.hits ?? []).map((hit) => [hit.id, hit]))
  const vehicles = (ids ?? []).flatMap((id) => found.get(id) ?? [])
  const missing = data && ids ? ids.length - vehicles.length : 0
  return (
    <Section heading={heading} anchor={settings.anchor} spacing="tight">
      {isError ? <Alert look="warning">{texts.theStockCannotBeLoadedRightNow}</Alert> : null}
      {missing > 0 ? (
        <Alert look="info">
          {missing === 1 ? texts.oneTheseVehiclesNoLongerListed : texts.missingTheseVehiclesNoLongerListed({ missing })}
        </Alert>
      ) : null}
      {vehicles.length > 0 ? (
        <CompareTable vehicles={vehicles} onRemove={remove} />
      ) : ids === null || (ids.length > 0 && !data && !isError) ? (
        <Spinner />
      ) : (
        <EmptyState
          icon="swap"
          heading={texts.nothingToCompareYet}
          action={<LinkButton href="/search/new-used-and-demo-cars">{texts.seeOurStock}</LinkButton>}
        >
          {emptyText}
        </EmptyState>
      )}
    </Section>
  )
}
