import { useQuery } from '@tanstack/react-query'
import { toHref } from '#schemas/page/href.ts'
import { vehicleSearchQuery } from '../_data/vehicle-search.ts'
import type { PropsOf } from '../_kit/props.ts'
import { useApi, usePage, useSite } from '../_kit/runtime.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { Section } from '../_ui/section.tsx'
import { VehicleList } from '../_ui/vehicle-list.tsx'
import type { carGrid } from './block.ts'
import { inPickedOrder } from './in-picked-order.ts'
import { buildSearch } from './build-search.ts'

export default function CarGrid(props: PropsOf<typeof carGrid>) {
  const search = buildSearch(props)
  return search ? <SearchedGrid props={props} search={search} /> : null
}

interface SearchedGridProps {
  props: PropsOf<typeof carGrid>
  search: NonNullable<ReturnType<typeof buildSearch>>
}

function SearchedGrid({ props, search }: SearchedGridProps) {
  const site = useSite()
  const page = usePage()
  const { data } = useQuery(vehicleSearchQuery(useApi(), search))
  const vehicles = inPickedOrder(data?.hits ?? [], props)
  if (vehicles.length === 0) return null
  return (
    <Section
      heading={props.heading}
      intro={props.intro || undefined}
      background={props.settings.background}
      anchor={props.settings.anchor}
      action={toHref(props.action) ? <LinkButton to={props.action} variant="secondary" /> : undefined}
    >
      <VehicleList vehicles={vehicles} site={site} page={page} />
    </Section>
  )
}
