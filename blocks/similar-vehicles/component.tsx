import { useQuery } from '@tanstack/react-query'
import { relatedVehiclesQuery } from '../_data/related-vehicles.ts'
import type { PropsOf } from '../_kit/props.ts'
import { useApi, usePage, useSite } from '../_kit/runtime.tsx'
import { Section } from '../_ui/section.tsx'
import { VehicleList } from '../_ui/vehicle-list.tsx'
import type { similarVehicles } from './block.ts'

/** vehicles §7 and §9, Similar cars. Renders nothing without any, or if the search is unavailable. */
export default function SimilarVehicles({ heading, limit, settings }: PropsOf<typeof similarVehicles>) {
  const site = useSite()
  const page = usePage()
  const { data = [] } = useQuery(relatedVehiclesQuery(useApi(), page.vehicle?.slug ?? ''))
  if (data.length === 0) return null
  return (
    <Section heading={heading} background={settings.background} anchor={settings.anchor}>
      <VehicleList vehicles={data.slice(0, limit)} site={site} page={page} />
    </Section>
  )
}
