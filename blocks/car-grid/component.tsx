import { useQuery } from '@tanstack/react-query'
import { collapseSoldRuns } from '#schemas/vehicle/collapse-sold-runs.ts'
import { hrefOf } from '#schemas/page/href.ts'
import { vehicleSearchQuery } from '../_data/vehicle-search.ts'
import type { PropsOf } from '../_kit/props.ts'
import { useApi, usePage, useSite } from '../_kit/runtime.tsx'
import { Grid } from '../_ui/grid.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { Section } from '../_ui/section.tsx'
import { VehicleCard } from '../_ui/vehicle-card.tsx'
import type { carGrid } from './block.ts'
import { searchOf } from './search-of.ts'

export default function CarGrid(props: PropsOf<typeof carGrid>) {
  const search = searchOf(props)
  return search ? <SearchedGrid props={props} search={search} /> : null
}

interface SearchedGridProps {
  props: PropsOf<typeof carGrid>
  search: NonNullable<ReturnType<typeof searchOf>>
}

function SearchedGrid({ props, search }: SearchedGridProps) {
  const site = useSite()
  const now = new Date(usePage().now)
  const { data } = useQuery(vehicleSearchQuery(useApi(), search))
  const vehicles = collapseSoldRuns(inPickedOrder(data?.hits ?? [], props))
  if (vehicles.length === 0) return null
  return (
    <Section
      heading={props.heading}
      intro={props.intro || undefined}
      background={props.settings.background}
      anchor={props.settings.anchor}
      action={hrefOf(props.action) ? <LinkButton to={props.action} variant="secondary" /> : undefined}
    >
      <Grid columns={[1, 2, null, 3]}>
        {vehicles.map((vehicle) => (
          <VehicleCard key={vehicle.id} vehicle={vehicle} site={site} now={now} />
        ))}
      </Grid>
    </Section>
  )
}

/** Picked vehicles stand in the marketer's order, whatever order the search gave. */
function inPickedOrder<V extends { id: number }>(vehicles: V[], props: PropsOf<typeof carGrid>): V[] {
  if (props.source !== 'picked') return vehicles
  const place = new Map(props.vehicles.map((vehicle, index) => [vehicle.id, index]))
  return vehicles.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
}
